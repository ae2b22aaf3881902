/** Search: what can be asked for, and what matches (specification sections 2 and 3; decisions, Categories). */
import { businessCategories } from '#features/businesses/rules.ts';
import { eventCategories } from '#features/events/rules.ts';
import { jobCategories } from '#features/jobs/rules.ts';
import { rentalCategories } from '#features/rentals/rules.ts';

export const listingTypes = ['events', 'rentals', 'businesses', 'jobs'] as const;
export type ListingType = (typeof listingTypes)[number];

export const searchTypes = ['all', ...listingTypes] as const;
export type SearchType = (typeof searchTypes)[number];

/** How results can be ordered; `-price` is the dearest first. */
export const searchSorts = ['relevance', 'date', 'price', '-price', 'rating', 'distance'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The rating filter: so many stars or more (specification section 3). */
export const ratingSteps = ['4', '3', '2'] as const;

/** The steps of the price filter, in euro; the first is free of charge, beyond the last there is no bound. */
export const priceSteps = [0, 10, 25, 50, 100, 250] as const;

/** The filters whose choices are counted. */
export const facetNames = ['type', 'category', 'location', 'date', 'price', 'rating'] as const;
export type FacetName = (typeof facetNames)[number];

/** A search through everything shows so many of each kind, a search through one kind so many a page. */
export const previewSize = 6;
export const pageSize = 24;
export const maxSearchPages = 16;

/** Kilometres around a place that count as nearby (specification section 9). */
export const nearbyRadius = 10;

const categories: Readonly<Record<ListingType, readonly string[]>> = {
  events: eventCategories,
  rentals: rentalCategories,
  businesses: businessCategories,
  jobs: jobCategories,
};

/** One taxonomy, with other names for it. */
const aliases: Readonly<Record<string, string>> = { nightclub: 'club' };

/** Every category of every kind, and its other names. */
export const searchCategories = [
  ...eventCategories,
  ...rentalCategories,
  ...businessCategories.filter((category) => category !== 'club'),
  ...jobCategories,
  'nightclub',
] as const;

export type SearchCategory = (typeof searchCategories)[number];

/** A category by its own name. */
export const ownCategory = (category: string): string => aliases[category] ?? category;

/** The categories that a search through this type may ask for, other names included. */
export function categoriesOf(type: SearchType = 'all'): readonly SearchCategory[] {
  if (type === 'all') return searchCategories;
  return searchCategories.filter((category) => categories[type].includes(ownCategory(category)));
}
