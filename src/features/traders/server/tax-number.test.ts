import { describe, expect, it } from 'vitest';
import { taxNumberOf } from './tax-number.ts';

describe('a tax number', () => {
  // Examples of the tax office and of public registers: a citizen, foreigners, a company, a cooperative, who is under age.
  it.each([
    ['ES', '12345678Z', '12345678Z'],
    ['ES', ' 12.345.678-z ', '12345678Z'],
    ['ES', 'ES12345678Z', '12345678Z'],
    ['ES', 'X1234567L', 'X1234567L'],
    ['ES', 'B58378431', 'B58378431'],
    ['DE', 'DE 136 695 976', 'DE136695976'],
    ['GB', 'GB 980 7806 84', 'GB980780684'],
  ])('of %s may be written as %s', (country, written, kept) => {
    expect(taxNumberOf(country, written)).toBe(kept);
  });

  it.each([
    ['ES', '12345678A'],
    ['ES', 'X1234567X'],
    ['ES', 'B58378432'],
    ['ES', '1234567Z'],
    ['ES', 'DE136695976'],
    ['DE', 'no'],
    ['DE', 'number; drop'],
  ])('of %s can’t be %s', (country, written) => {
    expect(taxNumberOf(country, written)).toBeUndefined();
  });
});
