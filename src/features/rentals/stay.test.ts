import { describe, expect, it, test } from 'vitest';
import { hoursOf, periodOf, slotsOf, stayFault, termsFault, usualTerms } from './stay.ts';
import type { Stay, Terms } from './stay.ts';

const at = new Date('2026-08-21T18:00:00Z');
const termsOf = (priceUnit: Terms['priceUnit'], over: Partial<Terms> = {}): Terms => ({
  priceUnit,
  capacity: 4,
  ...usualTerms(priceUnit),
  ...over,
});
const stayOf = (over: Partial<Stay> = {}): Stay => ({ from: '2026-09-01', units: 1, quantity: 1, ...over });
const period = (terms: Terms, over: Partial<Stay>) => {
  const { startsAt, endsAt } = periodOf(terms, stayOf(over));
  return [startsAt.toISOString(), endsAt.toISOString()];
};

describe('a stay lasts', () => {
  test.each([
    ['three nights from arrival to departure', 'night', { units: 3 }, '2026-09-01T14:00', '2026-09-04T09:00'],
    ['two weeks as fourteen nights', 'week', { units: 2 }, '2026-09-01T14:00', '2026-09-15T09:00'],
    ['two days from opening to closing', 'day', { units: 2 }, '2026-09-01T08:00', '2026-09-02T18:00'],
    ['three hours to the minute', 'hour', { units: 3, time: '11:00' }, '2026-09-01T09:00', '2026-09-01T12:00'],
    ['a day, by person', 'person', { quantity: 3 }, '2026-09-01T08:00', '2026-09-01T18:00'],
  ] as const)('%s', (_, unit, stay, from, to) => {
    expect(period(termsOf(unit), stay)).toEqual([`${from}:00.000Z`, `${to}:00.000Z`]);
  });

  it('from 27 to 30 March three nights, with an hour less', () => {
    expect(period(termsOf('night'), { from: '2026-03-27', units: 3 })).toEqual([
      '2026-03-27T15:00:00.000Z',
      '2026-03-30T09:00:00.000Z',
    ]);
  });

  it('three hours over the hour that summer time skips', () => {
    const early = termsOf('hour', { fromTime: '00:00', toTime: '06:00' });
    expect(period(early, { from: '2026-03-29', time: '01:00', units: 3 })).toEqual([
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T03:00:00.000Z',
    ]);
  });
});

test('one begins on the full hours that fit into the opening hours', () => {
  expect(hoursOf({ fromTime: '10:00', toTime: '13:00' })).toEqual(['10:00', '11:00', '12:00']);
  expect(hoursOf({ fromTime: '09:30', toTime: '11:30' })).toEqual(['10:00']);
  expect(hoursOf({ fromTime: '20:00', toTime: '10:00' })).toEqual([]);
});

test('by person there are as many places as guests, otherwise as many as are alike', () => {
  expect(slotsOf(termsOf('person', { capacity: 12, quantity: 3 }))).toBe(12);
  expect(slotsOf(termsOf('person', { capacity: null }))).toBe(1);
  expect(slotsOf(termsOf('day', { capacity: 12, quantity: 3 }))).toBe(3);
});

describe('a stay is refused', () => {
  const fault = (terms: Terms, over: Partial<Stay> = {}) => stayFault(terms, stayOf(over), at);

  it('when it begins sooner than the owner needs, to the minute', () => {
    const terms = termsOf('night', { leadHours: 24 });
    const on = (now: string) => stayFault(terms, stayOf(), new Date(now));
    expect(on('2026-08-31T14:00:00Z')).toBeUndefined();
    expect(on('2026-08-31T14:00:01Z')).toEqual({ path: 'from', reason: 'tooSoon' });
    expect(fault(termsOf('night'), { from: '2026-08-21' })).toEqual({ path: 'from', reason: 'tooSoon' });
  });

  it('when it reaches farther ahead than 18 months, to the day', () => {
    const far = { path: 'from', reason: 'tooFar' };
    expect(fault(termsOf('day'), { from: '2028-02-21' })).toBeUndefined();
    expect(fault(termsOf('day'), { from: '2028-02-22' })).toEqual(far);
    expect(fault(termsOf('night'), { from: '2028-02-20', units: 2 })).toBeUndefined();
    expect(fault(termsOf('night'), { from: '2028-02-20', units: 3 })).toEqual({ ...far, path: 'units' });
    expect(fault(termsOf('week'), { from: '2028-02-15' })).toBeUndefined();
    expect(fault(termsOf('week'), { from: '2028-02-16' })).toEqual({ ...far, path: 'units' });
  });

  it('when it is shorter or longer than the owner lets it be', () => {
    const terms = termsOf('night', { minUnits: 2, maxUnits: 7 });
    expect([1, 2, 7, 8].map((units) => fault(terms, { units })?.reason)).toEqual([
      'tooShort',
      undefined,
      undefined,
      'tooLong',
    ]);
  });

  it('when the hours are outside of the opening hours', () => {
    const terms = termsOf('hour');
    expect(fault(terms, { time: '18:00', units: 2 })).toBeUndefined();
    expect(fault(terms, { time: '19:00', units: 2 })).toEqual({ path: 'units', reason: 'closed' });
    for (const time of ['09:00', '20:00', '10:30', undefined])
      expect(fault(terms, { time })).toEqual({ path: 'time', reason: 'closed' });
  });

  it('when it is for more than there are', () => {
    expect(fault(termsOf('day', { quantity: 2 }), { quantity: 3 })).toEqual({ path: 'quantity', reason: 'tooMany' });
    expect(fault(termsOf('person'), { quantity: 4 })).toBeUndefined();
    expect(fault(termsOf('person'), { quantity: 5 })?.reason).toBe('tooMany');
  });

  it('when it is shorter than the period asks for in which it begins, which may ask for less as well', () => {
    const seasons = [
      { from: '2026-09-01', to: '2026-09-30', priceCents: 14_000, minUnits: 5 },
      { from: '2026-10-01', to: '2026-10-31', priceCents: 7000, minUnits: 1 },
      { from: '2026-11-01', to: '2026-11-30', priceCents: 6000, minUnits: null },
    ];
    const terms = termsOf('night', { minUnits: 3, seasons });
    const of = (from: string, units: number) => fault(terms, { from, units })?.reason;
    expect([of('2026-09-30', 4), of('2026-09-30', 5)]).toEqual(['tooShort', undefined]);
    expect([of('2026-08-31', 3), of('2026-10-01', 1)]).toEqual([undefined, undefined]);
    expect([of('2026-11-01', 2), of('2026-11-01', 3)]).toEqual(['tooShort', undefined]);
  });
});

describe('terms', () => {
  it.each(['night', 'hour', 'day', 'week', 'person', null] as const)('that are usual by the %s go together', (unit) => {
    expect(termsFault(termsOf(unit))).toBeUndefined();
  });

  it.each([
    ['night', { minUnits: 4, maxUnits: 3 }, { path: 'maxUnits', reason: 'order' }],
    ['night', { fromTime: '12:00', toTime: '12:01' }, { path: 'toTime', reason: 'departure' }],
    ['week', { fromTime: '10:00', toTime: '20:00' }, { path: 'toTime', reason: 'departure' }],
    ['day', { fromTime: '10:00', toTime: '10:00' }, { path: 'toTime', reason: 'closing' }],
    ['hour', { fromTime: '10:00', toTime: '12:00', minUnits: 3 }, { path: 'minUnits', reason: 'hours' }],
    [null, { fromTime: '10:00', toTime: '09:00' }, { path: 'toTime', reason: 'closing' }],
  ] as const)('by the %s, %j do not', (unit, over, fault) => {
    expect(termsFault(termsOf(unit, over))).toEqual(fault);
  });

  it('let arrival and departure be at the same time', () => {
    expect(termsFault(termsOf('night', { fromTime: '12:00', toTime: '12:00' }))).toBeUndefined();
  });
});
