/** Search: what can be asked for, and what matches (specification sections 2 and 3; decisions, Categories). */
import { kindNamed, kinds, type CategoryOf } from '#features/listings/kinds.ts';
import type { ShiftPart } from '#features/jobs/rules.ts';
import { listingKinds, type Kind } from '#market/listings/listing-kinds.ts';

export const searchTypes = ['all', ...listingKinds] as const;
export type SearchType = (typeof searchTypes)[number];

/** How results can be ordered; `-price` is the dearest first, `pay` the best paid work. */
export const searchSorts = ['relevance', 'date', 'price', '-price', 'pay', 'rating', 'distance'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The rating filter: so many stars or more (specification section 3). */
export const ratingSteps = ['4', '3', '2'] as const;

/** Parts of a day that may be asked for: by the hour something begins, and whether a place is open then; `day` is while it is light, late is after midnight. */
export const dayParts = ['day', 'morning', 'afternoon', 'evening', 'late'] as const;

/** How long something is rented: so many hours, days, nights or weeks, at most so many; or a weekend, of two nights. */
export const stayLength = /^(?:([1-9]\d?)([hdnw])|weekend)$/;

/** The time that a price, or pay, may be named for. */
export const pricePeriods = ['hour', 'day', 'night', 'week', 'month'] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/** The steps of the price filter, in euro; the first is free of charge, beyond the last there is no bound. */
export const priceSteps = [0, 10, 25, 50, 100, 250] as const;

/** The amenities a search may ask for, by their known names. */
export const searchAmenities = listingKinds.flatMap(
  (name): readonly string[] => kindNamed(name).finding.amenities ?? [],
);

/** When work may be asked for: any of these parts, and none of those with a minus. */
export type ShiftChoice = ShiftPart | `-${ShiftPart}`;
export const shiftChoices = [
  'mornings',
  'afternoons',
  'evenings',
  'nights',
  'weekends',
  '-mornings',
  '-afternoons',
  '-evenings',
  '-nights',
  '-weekends',
] as const satisfies readonly ShiftChoice[];

/** The most people a search asks for, and how many days at most lie between its dates. */
export const maxPeople = 500;
export const maxDays = 100;

/** So many other dates beside the first: a week has no more. */
export const maxAlso = 6;

/** A stay is shorter than so many days: whoever names as many, such as a month, asks for any stay within them. */
export const maxNights = 27;

/** The filters whose choices are counted. */
export const facetNames = [
  'type',
  'category',
  'location',
  'date',
  'open',
  'people',
  'amenities',
  'shifts',
  'price',
  'rating',
] as const;

/** The steps of the filter for people: what takes so many at least. */
export const peopleSteps = [1, 2, 4, 6, 8, 10, 15] as const;
export type FacetName = (typeof facetNames)[number];

/** A search through everything shows so many of each kind, a search through one kind so many a page. */
export const previewSize = 6;
/** Of all kinds together so many stand above them. */
export const bestSize = 6;
/** And of the kind that was asked for by its name, or is the only one, so many. */
export const namedSize = 9;
export const pageSize = 24;
export const maxSearchPages = 16;

/** Kilometres around a place that count as nearby (specification section 9). */
export const nearbyRadius = 10;

/** One taxonomy, with other names for it. */
const aliases = { nightclub: 'club' } as const;

export type SearchCategory = CategoryOf | keyof typeof aliases;

/** Every category of every kind, and its other names. */
export const searchCategories = [
  ...new Set([...listingKinds.flatMap((name): readonly string[] => kinds[name].categories), ...Object.keys(aliases)]),
] as [SearchCategory, ...SearchCategory[]];

/** A category by its own name. */
export const ownCategory = (category: string): string =>
  category in aliases ? aliases[category as keyof typeof aliases] : category;

/** Whether a kind has a category, by its own name or another. */
export const hasCategory = (kind: Pick<Kind, 'categories'>, category: string): boolean =>
  kind.categories.includes(ownCategory(category));

/** The categories that a search through this type may ask for, other names included. */
export function categoriesOf(type: SearchType = 'all'): readonly SearchCategory[] {
  if (type === 'all') return searchCategories;
  return searchCategories.filter((category) => hasCategory(kinds[type], category));
}
