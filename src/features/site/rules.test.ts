import { describe, expect, it } from 'vitest';
import { town } from '#market/town/town.ts';
import { dialled, hoursText } from './rules.ts';

describe('hoursText', () => {
  it.each([
    ['weekdays', 'en', '9 AM – 8 PM'],
    ['weekdays', 'es', '9:00 – 20:00'],
    ['weekends', 'en', '10 AM – 6 PM'],
    ['weekends', 'es', '10:00 – 18:00'],
    ['phone', 'en', '9 AM – 11 PM'],
    ['phone', 'es', '9:00 – 23:00'],
  ] as const)('writes %s in %s', (hours, language, text) => {
    expect(hoursText(town.hours[hours], language)).toBe(text);
  });

  it('knows noon, midnight and halves', () => {
    expect(hoursText({ opens: '00:30', closes: '12:00' }, 'en')).toBe('12:30 AM – 12 PM');
    expect(hoursText({ opens: '00:30', closes: '12:00' }, 'es')).toBe('0:30 – 12:00');
  });
});

describe('town', () => {
  it('has the emergency numbers of the specification', () => {
    expect(town.emergency).toEqual({ general: '112', localPolice: '092', nationalPolice: '091', medical: '061' });
  });

  it('stands in for a position nobody gave', () => {
    expect([town.latitude, town.longitude]).toEqual([38.5385, -0.1312]);
  });

  it('has phones a phone can dial', () => {
    expect(Object.values(town.phones).map(dialled)).toEqual(['tel:+34965000135', 'tel:+34965000247']);
  });
});
