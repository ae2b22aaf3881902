import { describe, expect, it } from 'vitest';
import { needsName, platformTax, requireSupply, splitGross, taxOn, vatOn } from './vat.ts';

describe('the table of rates', () => {
  it('gives the rate of a day, and refuses one before the first', () => {
    expect(vatOn('liveCulture', '2018-07-05').percent).toBe(10);
    expect(() => vatOn('liveCulture', '2018-07-04')).toThrow('No rate');
    expect(taxOn('lodgingOnly', '2026-08-21')).toEqual({
      supply: 'lodgingOnly',
      vatPercent: 0,
      vatExemptBy: 'art. 20.Uno.23.º',
    });
  });

  it.each([
    ['ES', 21, null],
    ['DE', 0, 'art. 69.Uno.1.º'],
  ])('of the commission, for an owner in %s, is %i %%', (country, vatPercent, vatExemptBy) => {
    expect(platformTax(country, '2026-08-21')).toMatchObject({ vatPercent, vatExemptBy });
  });
});

it.each([
  [12_100, 21, 10_000, 2100],
  [-12_100, 21, -10_000, -2100],
  [1, 21, 1, 0],
  [9000, 0, 9000, 0],
])('%i cents with %i %% are %i and %i', (gross, percent, netCents, vatCents) => {
  expect(splitGross(gross, percent)).toEqual({ netCents, vatCents });
});

it.each([
  ['entry', 40_000, false],
  ['entry', 40_001, true],
  ['passengerTransport', 300_000, false],
  ['passengerTransport', 300_001, true],
  ['lodgingOnly', 300_000, false],
  ['lodgingOnly', 300_001, true],
] as const)('%s of %i cents needs a name: %s', (supply, cents, needs) => {
  expect(needsName(taxOn(supply, '2026-08-21'), cents, '2026-08-21')).toBe(needs);
});

it('refuses at its field what a category does not sell', () => {
  expect(() => requireSupply(['hire'], null)).not.toThrow();
  expect(() => requireSupply(['hire'], 'lodgingOnly')).toThrow('not acceptable');
});
