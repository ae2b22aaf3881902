/** Search: what can be asked for, and what matches (specification sections 2 and 3; decisions, Categories). */
import { businessCategories } from '#features/businesses/rules.ts';
import { eventCategories } from '#features/events/rules.ts';
import { jobCategories } from '#features/jobs/rules.ts';
import { rentalCategories } from '#features/rentals/rules.ts';

export const listingTypes = ['events', 'rentals', 'businesses', 'jobs'] as const;
export type ListingType = (typeof listingTypes)[number];

export const searchTypes = ['all', ...listingTypes] as const;
export type SearchType = (typeof searchTypes)[number];

/** The four doors of the home page, and the section each one leads to. */
export const doors = ['events', 'rentals', 'dining', 'jobs'] as const;
export type Door = (typeof doors)[number];
export const doorSections = {
  events: 'events',
  rentals: 'rentals',
  dining: 'directory',
  jobs: 'jobs',
} as const satisfies Record<Door, string>;

/** The address of a search. The router reads `?query=2024` as a number; it stays one, so that the address does too. */
export type SearchAddress = {
  query?: string | number | undefined;
  type?: SearchType | undefined;
  category?: string | undefined;
};

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
export const maxSearchPages = 40;

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

function categoryOf(type: SearchType | undefined, value: unknown): string | undefined {
  if (type === undefined || type === 'all' || typeof value !== 'string') return undefined;
  return categories[type].includes(aliases[value] ?? value) ? value : undefined;
}

/** Reads an address; what it does not know is left out. */
export function readSearch(raw: Readonly<Record<string, unknown>>): SearchAddress {
  const type = searchTypes.find((known) => known === raw['type']);
  const category = categoryOf(type, raw['category']);
  const query = typeof raw['query'] === 'boolean' ? String(raw['query']) : raw['query'];
  return {
    ...(typeof query === 'number' || (typeof query === 'string' && query !== '') ? { query } : {}),
    ...(type ? { type } : {}),
    ...(category === undefined ? {} : { category }),
  };
}

/** Where the search of the home page leads: dining means restaurants. */
export function addressOf(query: string, door: Door | undefined): SearchAddress {
  const text = query.trim();
  const asked = text === '' ? {} : { query: text };
  if (door === undefined) return asked;
  return door === 'dining' ? { ...asked, type: 'businesses', category: 'restaurant' } : { ...asked, type: door };
}

/** The category a search asks for, by its own name. */
export function soughtCategory({ category }: SearchAddress): string | undefined {
  return category === undefined ? undefined : (aliases[category] ?? category);
}

/** The types a search looks through. */
export function soughtTypes({ type = 'all' }: SearchAddress): readonly ListingType[] {
  return type === 'all' ? listingTypes : [type];
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every word that was typed stands in the texts, whatever its accents and capitals. */
export function matchesWords(query: string, texts: readonly string[]): boolean {
  const hay = fold(texts.join('\n'));
  return fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => hay.includes(word));
}
