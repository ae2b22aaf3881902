/** From ids to listings as the public sees them, fresh from their own rooms. */
import { shownBusinesses } from '#features/businesses/server/service.ts';
import { shownEvents } from '#features/events/server/service.ts';
import { shownJobs } from '#features/jobs/server/service.ts';
import { shownRentals } from '#features/rentals/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { publishedListings } from '#market/listings/server/published.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { SimilarResult } from '../contract.ts';
import type { ListingType } from '../rules.ts';

export type Ids = Readonly<Record<ListingType, readonly string[]>>;

/** The four kinds of listing. */
export const kinds = { events: shownEvents, rentals: shownRentals, businesses: shownBusinesses, jobs: shownJobs };

/** The published listings of each kind in the order of their ids, past ones and closed ones too. */
export const hydrate = (db: Db, ids: Ids, language: Language): Promise<SimilarResult> =>
  publishedListings(db, kinds, ids, language);
