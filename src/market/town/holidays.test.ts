import { expect, test } from 'vitest';
import { easterOf, holidaysFrom } from './holidays.ts';

const on = (name: string, from: string) => holidaysFrom(from).find((one) => one.name === name)?.date;

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  // The earliest and the latest of these centuries, and the two exceptions of the Gregorian rule.
  [1818, '1818-03-22'],
  [2038, '2038-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
])('Easter of %i is on %s', (year, date) => expect(easterOf(year)).toBe(date));

test('are those that the Consell decreed for 2026, of which Sundays are left out', () => {
  const decreed = ['2026-01-01', '2026-01-06', '2026-03-19', '2026-04-03', '2026-04-06', '2026-05-01', '2026-06-24'];
  const later = ['2026-08-15', '2026-10-09', '2026-10-12', '2026-12-08', '2026-12-25'];
  const dates = holidaysFrom('2026-01-01').map(({ date }) => date);
  for (const date of [...decreed, ...later]) expect(dates).toContain(date);
});

test('are those of the town’s patrons after the second Sunday of November', () => {
  expect([on('patronsMonday', '2020-01-01'), on('patronsTuesday', '2024-01-01')]).toEqual(['2020-11-09', '2024-11-12']);
  expect(on('patronsMonday', '2026-01-01')).toBe('2026-11-09');
});

test('come on this date or next year, the soonest first', () => {
  expect(on('christmas', '2026-12-25')).toBe('2026-12-25');
  expect(on('christmas', '2026-12-26')).toBe('2027-12-25');
  const [eve, day, ...rest] = holidaysFrom('2026-12-24').map(({ name }) => name);
  expect([eve, day, rest.at(-1)]).toEqual(['christmasEve', 'christmas', 'immaculate']);
});
