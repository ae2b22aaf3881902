import { expect, it } from 'vitest';
import { datesOn, lastDateFrom } from './rules.ts';

it('counts weekdays after a date until another, the earliest first', () => {
  expect(datesOn([4], '2026-06-26', '2026-07-17')).toEqual(['2026-07-03', '2026-07-10', '2026-07-17']);
  expect(datesOn([5, 6], '2026-06-26', '2026-06-28')).toEqual(['2026-06-27', '2026-06-28']);
  expect(datesOn([4], '2026-06-26', '2026-06-26')).toEqual([]);
  expect(datesOn([], '2026-06-26', '2026-07-17')).toEqual([]);
});

it('steps over the day on which the clock changes, and over the end of a year', () => {
  expect(datesOn([6], '2026-10-18', '2026-11-01')).toEqual(['2026-10-25', '2026-11-01']);
  expect(datesOn([3], '2026-12-24', '2027-01-07')).toEqual(['2026-12-31', '2027-01-07']);
});

it('ends after half a year, and counts every night of a summer', () => {
  expect(datesOn([4], '2026-06-26', '2027-06-26').at(-1)).toBe(lastDateFrom('2026-06-26'));
  expect(datesOn([4], '2026-06-26', '2027-06-26')).toHaveLength(26);
  expect(datesOn([2, 4, 5], '2026-06-03', '2026-08-31')).toHaveLength(38);
});
