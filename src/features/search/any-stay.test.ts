import { expect, test } from 'vitest';
import { anyStayIn } from './any-stay.ts';

test.each([
  ['a week in February', { date: '2027-02-01', until: '2027-02-28', length: '1w' }, 7],
  ['a month in February', { date: '2027-02-01', until: '2027-02-28', length: '30d' }, 30],
  ['two months in February', { date: '2027-02-01', until: '2027-02-28', length: '60d' }, undefined],
  ['a weekend in February', { date: '2027-02-01', until: '2027-02-28', length: 'weekend' }, 'weekend'],
  ['a weekend from a day on', { date: '2027-02-01', length: 'weekend' }, undefined],
  ['three nights of five', { date: '2027-02-01', until: '2027-02-06', length: '3n' }, 3],
  ['five nights of five', { date: '2027-02-01', until: '2027-02-06', length: '5n' }, undefined],
  ['three nights from a day on', { date: '2027-02-01', length: '3n' }, 3],
  ['three hours of a week', { date: '2027-02-01', until: '2027-02-06', length: '3h' }, undefined],
  ['three nights on any of two days', { date: '2027-02-01', also: '2027-02-05', length: '3n' }, undefined],
  ['February', { date: '2027-02-01', until: '2027-02-28' }, undefined],
  ['three nights', { length: '3n' }, undefined],
] as const)('%s', (_, asked, any) => {
  expect(anyStayIn(asked)).toBe(any);
});
