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

const categories: Readonly<Record<ListingType, readonly string[]>> = {
  events: eventCategories,
  rentals: rentalCategories,
  businesses: businessCategories,
  jobs: jobCategories,
};

/** One taxonomy, with other names for it. */
const aliases: Readonly<Record<string, string>> = { nightclub: 'club' };

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
