/** The kinds of listing, as both wings know them: a room that shows several kinds goes through this list. */
import { businessKind } from '#features/businesses/kind.ts';
import { eventKind } from '#features/events/kind.ts';
import { jobKind } from '#features/jobs/kind.ts';
import { rentalKind } from '#features/rentals/kind.ts';
import { listingKinds, type Kind, type ListingKind } from '#market/listings/listing-kinds.ts';

export const kinds = {
  events: eventKind,
  rentals: rentalKind,
  businesses: businessKind,
  jobs: jobKind,
} as const satisfies Record<ListingKind, Kind>;

type Kinds = typeof kinds;

/** A kind's word for one of its listings. */
export type OneOf<N extends ListingKind = ListingKind> = Kinds[N]['one'];
export type CategoryOf<N extends ListingKind = ListingKind> = Kinds[N]['categories'][number];

/** A kind by its name. */
export const kindNamed = (name: ListingKind): Kind => kinds[name];

/** The words for one listing, kind after kind. */
export const oneOfEach = listingKinds.map((name) => kinds[name].one) as [OneOf, ...OneOf[]];

/** A kind by the word for one of its listings. */
export function kindOf(one: OneOf): Kind {
  return kindNamed(nameOf(one));
}

/** The name of the kind that has this word for one listing. */
export function nameOf(one: OneOf): ListingKind {
  // Every word is some kind's: it was made of them.
  return listingKinds.find((name) => kinds[name].one === one) as ListingKind;
}

/** Where a category is looked up that no kind was named for: the later has it, a club is a house first and a night second. */
export const kindOfCategory = (category: string): ListingKind =>
  listingKinds.findLast((name) => kindNamed(name).categories.includes(category)) ?? listingKinds[0];

/** The page of a listing. */
export const pathOf = (name: ListingKind, id: string) => `/${name}/${id}` as const;
