import { keepPreviousData, queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Language } from '#kit/shared/messages.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { client } from '#kit/web/api.ts';
import { askedOf, isNearby, maxWords, usualSort, type SearchAddress } from '../address.ts';
import type { endpoints, NearbyResult, SearchResult } from '../contract.ts';

const api = client<typeof endpoints>();

/** What was found as an address asks it. */
export const searchQuery = (address: SearchAddress, language: Language) =>
  api.query('GET /api/search/advanced', { query: askedOf(address).search, language });

/** What was found within a circle, with a marker for each. */
function nearbyQuery(address: SearchAddress, language: Language) {
  const { search, radius } = askedOf(address);
  // Left to itself a circle brings the nearest first.
  const sort = search.sort ?? usualSort(address);
  return api.query('GET /api/search/nearby', { query: { ...search, sort, radius }, language });
}

/** What a page of results shows; markers come with a circle. */
export type Found = SearchResult & Partial<Pick<NearbyResult, 'markers' | 'isMore'>>;

/** The words that were searched instead of those of the address; not of one that was asked before. */
export const correctionOf = ({ data, isPlaceholderData }: UseQueryResult<Found, Problem>): string | undefined =>
  isPlaceholderData ? undefined : (data?.correction ?? undefined);

/** The one of the two that an address asks. */
function keyOf(address: SearchAddress, language: Language): readonly [string] {
  return (isNearby(address) ? nearbyQuery(address, language) : searchQuery(address, language)).queryKey;
}

/** What was found; while it loads, what was found before stays. */
export const foundQuery = (address: SearchAddress, language: Language) =>
  queryOptions<Found, Problem, Found, readonly [string]>({
    queryKey: keyOf(address, language),
    placeholderData: keepPreviousData,
  });

/** How many of each kind an address would find. Every kind is named: nobody asked for it, so it is not counted as a wish. */
export const totalsQuery = ({ type = 'all', ...address }: SearchAddress, language: Language) =>
  queryOptions<Found, Problem, Found['totals'], readonly [string]>({
    queryKey: keyOf({ ...address, type }, language),
    select: ({ totals }) => totals,
  });

/** What may be meant by the first letters. */
export const suggestQuery = (text: string, language: Language) =>
  api.query('GET /api/search/suggest', { query: { query: text.slice(0, maxWords) }, language });
