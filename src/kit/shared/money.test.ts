import { describe, expect, it } from 'vitest';
import { centsOf, formatEuro, formatPrice, priceOf } from './money.ts';

it.each([
  [0, '0'],
  [5, '0.05'],
  [50, '0.50'],
  [100, '1.00'],
  [1250, '12.50'],
  [999_999_999, '9999999.99'],
])('%i cents are "%s" on the wire, and come back the same', (cents, wire) => {
  expect(priceOf(cents)).toBe(wire);
  expect(centsOf(wire)).toBe(cents);
});

describe('centsOf', () => {
  it.each([
    ['12.5', 1250],
    ['12', 1200],
    [' 12.50 ', 1250],
    ['0.07', 7],
    ['1.15', 115],
    ['007', 700],
  ])('reads "%s"', (text, cents) => expect(centsOf(text)).toBe(cents));

  it.each(['', ' ', '.5', '5.', '-1', '+1', '1,50', '1.234', '1e3', '12345678', '0x10', '١٢', '12.5€', 'NaN'])(
    'refuses "%s"',
    (text) => expect(centsOf(text)).toBeUndefined(),
  );
});

it.each([
  [0, '€0', '0\u00a0€'],
  [2500, '€25', '25\u00a0€'],
  [1250, '€12.50', '12,50\u00a0€'],
  [5, '€0.05', '0,05\u00a0€'],
  [99_900, '€999', '999\u00a0€'],
  [156_000, '€1,560', '1.560\u00a0€'],
  [123_456_789, '€1,234,567.89', '1.234.567,89\u00a0€'],
])('%i cents read %s in English and %s in Spanish', (cents, english, spanish) => {
  expect(formatEuro(cents, 'en')).toBe(english);
  expect(formatEuro(cents, 'es')).toBe(spanish);
  expect(formatPrice(priceOf(cents), 'es')).toBe(spanish);
});

it('says other money with its own sign', () => {
  expect(formatPrice('10.00', 'en', 'USD')).toBe('$10');
  expect(formatPrice('10.50', 'es', 'GBP')).toBe('10,50\u00a0£');
});
