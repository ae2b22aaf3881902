/** What every room needs to know of rentals, to show them among other listings. */
import { pricedIn, type Kind } from '#market/listings/listing-kinds.ts';
import type { Rental } from './contract.ts';
import { knownAmenities, rentalCategories } from './rules.ts';

export const rentalKind = {
  name: 'rentals',
  one: 'rental',
  categories: rentalCategories,
  finding: {
    isPriced: true,
    isRated: true,
    onDate: 'bookable',
    leaves: 'never',
    isForPeople: true,
    amenities: knownAmenities,
  },
  asked: ['price', 'price_unit', 'capacity'],
  told: ['bedrooms', 'beds', 'bathrooms', 'floor_area', 'pets', 'house_rules', 'host', 'licence'],
  capacity: { of: 'guests', usual: '', max: 500 },
  previewed: ['unitPrice', 'guests'],
  remark: 'notBookable',
  titleOf: ({ title }) => title,
  factsOf: ({ location, price, priceUnit, currency }, language) => ({
    where: location,
    price: priceUnit === null ? null : pricedIn(price, currency, language, priceUnit),
  }),
} as const satisfies Kind<Rental>;
