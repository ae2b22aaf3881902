import { expect, test } from 'vitest';
import { priceToType, typedPrice } from './typed-price.ts';

test.each([
  ['12,50', '12.50'],
  ['12.50', '12.50'],
  [' 12,5 ', '12.5'],
  ['1.250', '1.250'],
  ['1.250,50', '1250.50'],
  ['€1,200.50', '1200.50'],
  ['300 €', '300'],
  ['0,999', '0.999'],
  ['a lot', 'alot'],
])('%j is typed for %j', (typed, price) => expect(typedPrice(typed)).toBe(price));

test('a price stands in a field as its reader writes it, and what they type stays', () => {
  expect([priceToType('12.50', 'en'), priceToType('12.50', 'es')]).toEqual(['12.50', '12,50']);
  expect(['12.', '12.5', '1.250', '12,50', ''].map((text) => priceToType(text, 'es'))).toEqual([
    '12.',
    '12.5',
    '1.250',
    '12,50',
    '',
  ]);
});
