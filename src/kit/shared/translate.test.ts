import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

const words = {
  plain: 'Sun',
  greeting: 'Hello {{name}}, hello {{ name }}',
  'dotted.key': 'Sea',
  seats_one: '{{count}} seat',
  seats_other: '{{count}} seats',
};

describe('translate', () => {
  it('finds words by flat keys, dots included', () => {
    expect(translate(words, 'plain', 'en')).toBe('Sun');
    expect(translate(words, 'dotted.key', 'es')).toBe('Sea');
  });

  it('fills in values as they are and leaves unknown holes', () => {
    expect(translate(words, 'greeting', 'en', { name: '<b>$&' })).toBe('Hello <b>$&, hello <b>$&');
    expect(translate(words, 'greeting', 'en')).toBe('Hello {{name}}, hello {{ name }}');
  });

  it('takes no value for a format, an option or a reference', () => {
    expect(translate(words, 'greeting', 'en', { name: '{{lng}} $t(plain)' })).toBe(
      'Hello {{lng}} $t(plain), hello {{lng}} $t(plain)',
    );
    expect(translate(words, 'plain', 'en', { lng: 'es', ns: 'x', defaultValue: 'y', context: 'z' })).toBe('Sun');
  });

  it('chooses the plural of the language', () => {
    expect(translate(words, 'seats', 'en', { count: 1 })).toBe('1 seat');
    expect(translate(words, 'seats', 'es', { count: 0 })).toBe('0 seats');
    expect(translate(words, 'seats', 'es', { count: 1_000_000 })).toBe('1000000 seats');
  });

  it('shows a key that has no word', () => {
    expect(translate(words, 'missing.key', 'en', { count: 2 })).toBe('missing.key');
  });
});
