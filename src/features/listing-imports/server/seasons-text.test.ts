import { expect, it } from 'vitest';
import { seasonsOf, seasonsText } from './seasons-text.ts';

const season = (from: string, to: string, price: string, weekendPrice: string | null, minUnits: number | null) => ({
  from,
  to,
  price,
  weekendPrice,
  minUnits,
});

it.each([
  ['2027-07-01..2027-08-31 120', season('2027-07-01', '2027-08-31', '120', null, null)],
  ['2027-07-01..2027-08-31 120 min 5', season('2027-07-01', '2027-08-31', '120', null, 5)],
  ['2027-07-01..2027-08-31 120 weekend 140 min 5', season('2027-07-01', '2027-08-31', '120', '140', 5)],
  ['2027-07-01 .. 2027-08-31  120 mín 5 finde 140,50', season('2027-07-01', '2027-08-31', '120', '140.50', 5)],
  ['2027-07-01…2027-08-31 €120 fin de semana 140 €', season('2027-07-01', '2027-08-31', '120', '140', null)],
  ['2027-07-01..2027-08-31 1.200 finde 1,400.50', season('2027-07-01', '2027-08-31', '1200', '1400.50', null)],
  ['2027-10-12 99,5', season('2027-10-12', '2027-10-12', '99.5', null, null)],
])('%s is read as it is meant', (text, meant) => {
  expect(seasonsOf(text)).toEqual([meant]);
});

it.each([
  '2027-07-01..2027-08-31',
  '2027-07-01 to 2027-08-31 120',
  '01/07/2027..31/08/2027 120',
  '2027-07-01..2027-08-31 120 min',
  '2027-07-01..2027-08-31 120 min five',
  '2027-07-01..2027-08-31 120 min 5 min 6',
  '2027-07-01..2027-08-31 120 weekend',
  '2027-07-01..2027-08-31 1.20.0',
  '2027-07-01..2027-08-31 120minutes',
  'August 120',
  '{"a":1}',
])('%s stays the text it is', (text) => {
  expect(seasonsOf(text)).toEqual([text]);
});

it('is several, parted by semicolons or lines, and one that can’t be read among them', () => {
  expect(seasonsOf('2027-07-01 120;\n nothing ; 2027-07-02 130\n2027-07-03 140;')).toEqual([
    season('2027-07-01', '2027-07-01', '120', null, null),
    'nothing',
    season('2027-07-02', '2027-07-02', '130', null, null),
    season('2027-07-03', '2027-07-03', '140', null, null),
  ]);
});

it('is written as it is read', () => {
  const text = '2027-07-01..2027-08-31 120.00 weekend 140.50 min 5; 2027-10-12 99.00; 2027-12-24..2028-01-06 150.00';
  const stored = seasonsOf(text).map((one) => {
    const { price, weekendPrice, ...rest } = one as ReturnType<typeof season>;
    const cents = (cost: string) => Math.round(Number(cost) * 100);
    return { ...rest, priceCents: cents(price), weekendPriceCents: weekendPrice === null ? null : cents(weekendPrice) };
  });
  expect(seasonsText(stored)).toBe(text);
});
