/** What every room needs to know of places, to show them among other listings. */
import { inLine } from '#kit/shared/bidi.ts';
import type { Kind } from '#market/listings/listing-kinds.ts';
import type { Business } from './contract.ts';
import { businessCategories, rangesFrom } from './rules.ts';

export const businessKind = {
  name: 'businesses',
  one: 'business',
  categories: businessCategories,
  finding: { isPriced: false, ranges: rangesFrom, isRated: true, onDate: 'open', leaves: 'never' },
  asked: ['phone', 'email', 'website', 'price_range', 'opening_hours'],
  told: ['menu', 'offer'],
  previewed: ['price_range', 'phone', 'website'],
  remark: 'privatePrice',
  titleOf: ({ name }) => name,
  factsOf: ({ location, address, priceRange }) => ({
    where: inLine([location, address]),
    price: { said: priceRange },
  }),
} as const satisfies Kind<Business>;
