/** From ids to listings as the public sees them, fresh from their own rooms. */
import type { Db } from '#kit/server/db.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { publishedListings } from '#market/listings/server/published.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { SearchResult, SimilarResult } from '../contract.ts';
import type { SearchCriteria } from './criteria.ts';
import { stayAskedIn } from './criteria.ts';

export type Ids = Readonly<Record<ListingKind, readonly string[]>>;

type Shown = { readonly id: string };

/** Published listings of each kind. */
export type Listings = Omit<SimilarResult, 'atPlace'>;

export const noIds = (kinds: ServerKinds): Ids => ofKinds(kinds, () => []);

/** The published listings of each kind in the order of their ids, past ones and closed ones too. */
export async function hydrate(db: Db, kinds: ServerKinds, ids: Ids, language: Language): Promise<Listings> {
  // Each list is of its kind's own listings, as the contract has them: the reply is checked against it.
  return (await publishedListings(db, kinds, ids, language)) as Listings;
}

const foundBefore = new WeakMap<object, Shown>();

/** A listing as search shows it without a stay: of one that is remembered the same each time, so that it is written once. */
function foundOnce(listing: Shown, found: (listing: never, stay: undefined, cost: undefined) => object): Shown {
  const known = foundBefore.get(listing);
  if (known !== undefined) return known;
  const one = Object.freeze(found(listing as never, undefined, undefined)) as Shown;
  foundBefore.set(listing, one);
  return one;
}

type Cards = Pick<SearchResult, ListingKind>;

/** The same of two lists, which share no listing, with what search adds to them: of what can be booked the stay that was asked for. */
export async function hydrateFound(
  db: Db,
  criteria: SearchCriteria,
  [ids, others]: readonly [Ids, Ids],
  language: Language,
): Promise<readonly [Cards, Cards]> {
  const { kinds, at } = criteria;
  const all = ofKinds(kinds, ({ name }) => [...ids[name], ...others[name]]);
  const listings = await publishedListings(db, kinds, all, language);
  const asked = stayAskedIn(criteria);
  const cards = await Promise.all(
    Object.values(kinds).map(async ({ name, booking, found = (listing: object) => listing }) => {
      const stays = asked && (await booking?.staysOf(db, listings[name] as never[], asked, at));
      const costs = stays && (await booking?.costsOf(db, stays as never));
      const some = listings[name].map((listing) => {
        const stay = stays?.get(listing.id);
        return stay === undefined
          ? foundOnce(listing, found)
          : (found(listing as never, stay, costs?.get(listing.id)) as Shown);
      });
      return [name, some] as const;
    }),
  );
  const of = (some: Ids) => {
    const wanted = ofKinds(kinds, ({ name }) => new Set(some[name]));
    return Object.fromEntries(
      cards.map(([name, list]) => [name, list.filter(({ id }) => wanted[name].has(id))]),
    ) as Cards;
  };
  return [of(ids), of(others)];
}
