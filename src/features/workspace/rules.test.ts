import { expect, it } from 'vitest';
import { columnAmount, shownAmount } from '#kit/shared/signed-money.ts';
import { addMonths, pressDay, statementOf, weeksOf } from './rules.ts';

it('shows cents as people read them', () => {
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

it('writes a column of sums with their cents, so that all end at one place', () => {
  const column = (language: 'en' | 'es') => [0, 900, 1_080, -123_400].map((cents) => columnAmount(cents, language));
  expect(column('en')).toEqual(['€0.00', '€9.00', '€10.80', '−€1,234.00']);
  expect(column('es')).toEqual(['0,00\u00a0€', '9,00\u00a0€', '10,80\u00a0€', '−1.234,00\u00a0€']);
});

it('carries into a month what the one before it left, so that what is given back in it is no debt', () => {
  const sold = { month: '2026-08', gross: 11_905, refunded: 0, net: 11_905, commission: 1429, paid: 0 };
  const givenBack = { month: '2026-09', gross: 0, refunded: 11_905, net: -11_905, commission: -1429, paid: 0 };
  const paidOut = { month: '2026-10', gross: 5000, refunded: 0, net: 5000, commission: 600, paid: 4000 };
  const parts = [paidOut, sold, givenBack];
  const told = (month?: string) => {
    const { carried, left } = statementOf(parts, month);
    return [carried, left];
  };
  expect(['2026-08', '2026-09', '2026-10', '2026-11'].map(told)).toEqual([
    [0, 10_476],
    [10_476, 0],
    [0, 400],
    [400, 400],
  ]);
  expect(statementOf(parts)).toEqual({
    carried: 0,
    gross: 16_905,
    refunded: 11_905,
    net: 5000,
    commission: 600,
    paid: 4000,
    left: 400,
  });
});

it('takes the first day that is pressed, then the last one, and begins anew before it', () => {
  const [first, later] = ['2026-08-30', '2026-09-02'];
  expect(pressDay(undefined, first)).toEqual({ from: first, to: first });
  expect(pressDay({ from: first, to: first }, later)).toEqual({ from: first, to: later });
  expect(pressDay({ from: first, to: first }, first)).toBeUndefined();
  expect(pressDay({ from: later, to: later }, first)).toEqual({ from: first, to: first });
  expect(pressDay({ from: first, to: later }, later)).toEqual({ from: later, to: later });
});
