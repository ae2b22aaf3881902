/** From ids to listings as the public sees them, fresh from their own rooms. */
import type { Db } from '#kit/server/db.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { publishedListings } from '#market/listings/server/published.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { SearchResult, SimilarResult } from '../contract.ts';
import { hasStayDates } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';

export type Ids = Readonly<Record<ListingKind, readonly string[]>>;

/** Published listings of each kind. */
export type Listings = Omit<SimilarResult, 'atPlace'>;

export const noIds = (kinds: ServerKinds): Ids => ofKinds(kinds, () => []);

/** The published listings of each kind in the order of their ids, past ones and closed ones too. */
export async function hydrate(db: Db, kinds: ServerKinds, ids: Ids, language: Language): Promise<Listings> {
  // Each list is of its kind's own listings, as the contract has them: the reply is checked against it.
  return (await publishedListings(db, kinds, ids, language)) as Listings;
}

/** The same with what search adds to them: of what can be booked the stay that was asked for. */
export async function hydrateFound(
  db: Db,
  { kinds, date, until, people, at }: SearchCriteria,
  ids: Ids,
  language: Language,
): Promise<Pick<SearchResult, ListingKind>> {
  const listings = await publishedListings(db, kinds, ids, language);
  const found = await Promise.all(
    Object.values(kinds).map(async ({ name, booking, found = (listing: object) => listing }) => {
      const some = listings[name];
      const asked = date === undefined || !hasStayDates({ date, until }) ? undefined : { from: date, until, people };
      const stays = asked && (await booking?.staysOf(db, some as never[], asked, at));
      return [name, some.map((listing) => found(listing as never, stays?.get(listing.id)))] as const;
    }),
  );
  return Object.fromEntries(found) as Pick<SearchResult, ListingKind>;
}
