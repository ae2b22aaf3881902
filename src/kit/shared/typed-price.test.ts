import { expect, test } from 'vitest';
import { priceToType, typedPrice } from './typed-price.ts';

test.each([
  ['12,50', '12.50'],
  ['12.50', '12.50'],
  [' 12,5 ', '12.5'],
  ['1.250', '1250'],
  ['1,250', '1250'],
  ['1.250.000', '1250000'],
  ['1.25.0', '1.25.0'],
  ['12.3456', '12.3456'],
  ['1.250,50', '1250.50'],
  ['€1,200.50', '1200.50'],
  ['300 €', '300'],
  ['0,999', '0.999'],
  ['a lot', 'alot'],
])('%j is typed for %j', (typed, price) => expect(typedPrice(typed)).toBe(price));

test.each([
  ['12.50', '12.50', '12,50'],
  ['1250.50', '1250.50', '1250,50'],
  ['1.250', '1,250', '1.250'],
  ['1,250', '1,250', '1.250'],
  ['1,250.50', '1,250.50', '1.250,50'],
  ['1.250.000,5', '1,250,000.5', '1.250.000,5'],
])('%j stands in an English field as %j, in a Spanish one as %j, and is read the same', (typed, english, spanish) => {
  expect([priceToType(typed, 'en'), priceToType(typed, 'es')]).toEqual([english, spanish]);
  expect([typedPrice(english), typedPrice(spanish)]).toEqual([typedPrice(typed), typedPrice(typed)]);
});

test('what is no amount with cents or thousands stays as it was typed', () => {
  for (const text of ['12.', '12.5', '12,50', '0.999', 'a lot', '']) expect(priceToType(text, 'es')).toBe(text);
});
