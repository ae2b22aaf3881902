import { expect, it } from 'vitest';
import { isBookable, knownAmenities, rentalBadge, rentalCategories, rentalMotifs } from './rules.ts';

it.each([
  ['apartment', 'beachfront'],
  ['boat', 'partyBoat'],
  ['jetski', 'adrenaline'],
  ['villa', undefined],
  ['bike', undefined],
  ['car', undefined],
  ['beach_gear', undefined],
] as const)('a rental of category %s wears the badge %s', (category, badge) => {
  expect(rentalBadge(category)).toBe(badge);
});

it('can be booked when it is known what it costs, in euro, per what, and whose it is', () => {
  const rental = { price: '18.00', priceUnit: 'day', currency: 'EUR', ownerless: false } as const;
  expect(isBookable(rental)).toBe(true);
  expect(isBookable({ ...rental, price: '0' })).toBe(false);
  expect(isBookable({ ...rental, price: null })).toBe(false);
  expect(isBookable({ ...rental, priceUnit: null })).toBe(false);
  expect(isBookable({ ...rental, currency: 'GBP' })).toBe(false);
  expect(isBookable({ ...rental, ownerless: true })).toBe(false);
});

it('draws each category with a motif of its own', () => {
  expect(new Set(Object.values(rentalMotifs)).size).toBe(rentalCategories.length);
});

it('knows each amenity by one name', () => {
  expect(new Set(knownAmenities.map((name) => name.toLowerCase())).size).toBe(knownAmenities.length);
});
