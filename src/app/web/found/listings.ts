import { kindNamed } from '#features/listings/kinds.ts';
import type { Found } from '#features/search/web/queries.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';

export type Listing = {
  readonly id: string;
  readonly type: ListingKind;
  readonly title: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** As its room gives it. */
  readonly item: object;
};

/** What was found and what is near it, whatever its kind, by id. */
export function listingsOf(found: Found | undefined): ReadonlyMap<string, Listing> {
  const all = listingKinds.flatMap((type) =>
    [...(found?.[type] ?? []), ...(found?.near[type] ?? [])].map((item): [string, Listing] => {
      const { id, latitude, longitude } = item;
      return [id, { id, type, title: kindNamed(type).titleOf(item as never), latitude, longitude, item }];
    }),
  );
  return new Map(all);
}
