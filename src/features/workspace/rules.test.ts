import { describe, expect, it } from 'vitest';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { addMonths, csvOf, plainAmount, weeksOf } from './rules.ts';

describe('a file of the ledger', () => {
  it('begins with the byte order mark, and its lines end as spreadsheets like it', () => {
    expect(csvOf([['Niñas'], ['2.50']])).toBe('\uFEFFNiñas\r\n2.50\r\n');
  });

  it.each(['=1+1', '+34', '-cmd', '@SUM(A1)', '\t=1', '  =1', '|calc', '\u200B=1'])('shows %j as text', (text) => {
    expect(csvOf([[text]])).toContain(`'${text}`);
  });

  it('leaves numbers numbers, also those below nothing', () => {
    expect(csvOf([['-12.50', '0.00', '3']])).toBe('\uFEFF-12.50,0.00,3\r\n');
  });

  it('wraps what has commas, quotes and lines of its own', () => {
    expect(csvOf([['a, "b"', 'c\nd']])).toBe('\uFEFF"a, ""b""","c\nd"\r\n');
  });
});

it('writes cents with a point, and shows them as people read them', () => {
  expect([0, 5, 1995, -5, -12_050].map(plainAmount)).toEqual(['0.00', '0.05', '19.95', '-0.05', '-120.50']);
  expect([shownAmount(-1_234_550, 'es'), shownAmount(0, 'en')]).toEqual(['−12.345,50\u00a0€', '€0']);
});

it('counts months over the year’s end', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-08', 5)]).toEqual([
    '2027-01',
    '2025-12',
    '2027-01',
  ]);
});

it('lays a month out in whole weeks that begin on Monday', () => {
  const weeks = weeksOf('2026-08');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual(['2026-07-27', '2026-09-06']);
  // February 2027 is four weeks to the day.
  expect(weeksOf('2027-02')).toHaveLength(4);
});
