import { expect, it } from 'vitest';
import { isBookable, knownAmenities, rentalBadge, rentalCategories, rentalMotifs } from './rules.ts';

it.each([
  ['apartment', true, [], 'beachfront'],
  ['villa', true, [], 'beachfront'],
  ['apartment', false, ['sea view'], undefined],
  ['boat', false, ['DJ included'], 'partyBoat'],
  ['boat', false, ['DJ incluido'], 'partyBoat'],
  ['boat', false, ['sound system'], undefined],
  ['jetski', false, ['no license needed'], 'adrenaline'],
  ['jetski', false, ['Sin licencia'], 'adrenaline'],
  ['jetski', false, ['life jackets'], undefined],
  ['bike', false, ['DJ included', 'no license needed'], undefined],
] as const)('%s, at a beach %s, with %j, wears the badge %s', (category, beachfront, amenities, badge) =>
  expect(rentalBadge({ category, beachfront, amenities })).toBe(badge),
);

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
