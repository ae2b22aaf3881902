import { expect, test } from 'vitest';
import { datesOf, whyUnfit } from './rules.ts';

const terms = { priceUnit: 'night', capacity: 4, quantity: 1 } as const;

test('one thing that is let by whole days has a calendar for other sites', () => {
  for (const priceUnit of ['night', 'week', 'day'] as const) expect(whyUnfit({ ...terms, priceUnit })).toBeUndefined();
  expect(whyUnfit({ ...terms, priceUnit: 'hour' })).toBe('hours');
  expect(whyUnfit({ ...terms, priceUnit: 'person' })).toBe('people');
  expect(whyUnfit({ ...terms, priceUnit: null })).toBe('unpriced');
  expect(whyUnfit({ ...terms, priceUnit: 'day', quantity: 10 })).toBe('several');
});

const period = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) });

test('the date of departure is free again where nights are let', () => {
  // From 16:00 to 11:00 on the town's clock.
  const stay = period('2026-09-02T14:00:00Z', '2026-09-05T09:00:00Z');
  expect(datesOf(stay, true)).toEqual({ from: '2026-09-02', until: '2026-09-05' });
});

test('the last day is taken where days are let, and midnight begins no other', () => {
  expect(datesOf(period('2026-09-02T08:00:00Z', '2026-09-04T18:00:00Z'), false)).toEqual({
    from: '2026-09-02',
    until: '2026-09-05',
  });
  expect(datesOf(period('2026-09-01T22:00:00Z', '2026-09-03T22:00:00Z'), false)).toEqual({
    from: '2026-09-02',
    until: '2026-09-04',
  });
});

test('what began and ended on one day takes it, though nights are let by now', () => {
  const hours = period('2026-09-02T08:00:00Z', '2026-09-02T18:00:00Z');
  expect(datesOf(hours, true)).toEqual({ from: '2026-09-02', until: '2026-09-03' });
});
