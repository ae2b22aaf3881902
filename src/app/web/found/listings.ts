import { kindNamed } from '#features/listings/kinds.ts';
import type { SearchAddress } from '#features/search/address.ts';
import { monthOf } from '#features/rentals/months.ts';
import { asksAnotherTime } from '#features/search/another-time.ts';
import { countsGuests } from '#features/rentals/party.ts';
import type { Found } from '#features/search/web/queries.ts';
import type { Poster } from '#market/posters/poster.ts';
import { listingKinds, ofEachKind, type ListingKind } from '#market/listings/listing-kinds.ts';

export type Listing = {
  readonly id: string;
  readonly type: ListingKind;
  readonly title: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly poster: Pick<Poster, 'motif' | 'seed'>;
  /** As its room gives it. */
  readonly item: object;
};

/**
 * What was found, as its page is to open: with the month that was asked for where no stay is known ("a week in February"), and
 * with how many people come where that is asked.
 */
export function asAsked(
  found: Found | undefined,
  { date, people: guests }: Pick<SearchAddress, 'date' | 'people'>,
): Found | undefined {
  if (found === undefined || (date === undefined && guests === undefined)) return found;
  const month = date && monthOf(date);
  const open = (rentals: Found['rentals']) =>
    rentals.map((one) => ({
      ...one,
      ...(month && one.stay === null && { month }),
      ...(guests !== undefined && countsGuests(one) && { guests }),
    }));
  return { ...found, rentals: open(found.rentals), near: { ...found.near, rentals: open(found.near.rentals) } };
}

/**
 * What was found for another time than now, without its hours: a place says nothing of this moment then. Its card is drawn by what it
 * is given alone (kit/web/ui/kept-part.tsx), so it is not told around it.
 */
export function atTheirTime(found: Found | undefined, address: SearchAddress): Found | undefined {
  if (found === undefined || !asksAnotherTime(address)) return found;
  const quiet = (places: Found['businesses']) =>
    places.map((place) => ({ ...place, openingHours: [], openingExceptions: [] }));
  const near = { ...found.near, businesses: quiet(found.near.businesses) };
  return { ...found, businesses: quiet(found.businesses), near };
}

/** What was found and what is near it, whatever its kind, by id; the best of several kinds first, as the page shows it. */
export function listingsOf(found: Found | undefined): ReadonlyMap<string, Listing> {
  const types = [...new Set([...(found?.shelves ?? []), ...listingKinds])];
  const all = types.flatMap((type) =>
    [...(found?.[type] ?? []), ...(found?.near[type] ?? [])].map((item): [string, Listing] => {
      const { id, latitude, longitude, poster } = item;
      return [id, { id, type, title: kindNamed(type).titleOf(item as never), latitude, longitude, poster, item }];
    }),
  );
  const best = found?.best.flatMap((id) => all.filter(([one]) => one === id)) ?? [];
  return new Map([...best, ...all]);
}

/** The best of several kinds, in their order. */
export function bestOf(found: Found | undefined): readonly Listing[] {
  const listings = listingsOf(found);
  return found?.best.flatMap((id) => listings.get(id) ?? []) ?? [];
}

/** The lists of kinds without what stands above them. */
export const withoutBest = (found: Found): Record<ListingKind, readonly { readonly id: string }[]> =>
  ofEachKind((type) => {
    const list: readonly { readonly id: string }[] = found[type];
    return list.filter(({ id }) => !found.best.includes(id));
  });
