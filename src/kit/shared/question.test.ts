import { describe, expect, it } from 'vitest';
import { readQuestion, textIn, writeQuestion } from './question.ts';

describe('what follows the ? of an address', () => {
  it.each([
    '9e28564966',
    '1e5',
    '007',
    '1.50',
    '"boat"',
    'true',
    'null',
    '[1]',
    '{"a":1}',
    '12345678901234567890',
    ' a & b ',
    '€20',
  ])('is a text as it was written: %s', (text) => {
    expect(readQuestion(`?q=${encodeURIComponent(text)}`)).toEqual({ q: text });
    expect(readQuestion(writeQuestion({ q: text }))).toEqual({ q: text });
  });

  it('has all texts of a name that is written twice', () => {
    expect(readQuestion('amenities=parking&amenities=balcony&page=2')).toEqual({
      amenities: ['parking', 'balcony'],
      page: '2',
    });
    expect(writeQuestion({ amenities: ['parking', 'balcony'] })).toBe('?amenities=parking%2Cbalcony');
  });

  it('is nothing where nothing is asked', () => {
    expect([readQuestion(''), readQuestion('?')]).toEqual([{}, {}]);
    expect([writeQuestion({}), writeQuestion({ page: undefined })]).toEqual(['', '']);
    expect(writeQuestion({ page: 2, query: '' })).toBe('?page=2&query=');
  });

  it('is asked for one text, or for none', () => {
    expect(['a', 2, ['a', 'b'], undefined, true].map(textIn)).toEqual(['a', '2', undefined, undefined, undefined]);
  });
});
