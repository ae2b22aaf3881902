/** From ids to listings as the public sees them, fresh from their own rooms. */
import { findBusinesses } from '#features/businesses/server/service.ts';
import { findEvents } from '#features/events/server/service.ts';
import { findJobs } from '#features/jobs/server/service.ts';
import { findRentals } from '#features/rentals/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { SimilarResult } from '../contract.ts';
import type { ListingType } from '../rules.ts';

export type Ids = Readonly<Record<ListingType, readonly string[]>>;

/** The listings of each type in the order of their ids; none are asked for where there are no ids. */
export async function hydrate(db: Db, ids: Ids, language: Language): Promise<SimilarResult> {
  const [events, rentals, businesses, jobs] = await Promise.all([
    ids.events.length > 0 ? findEvents(db, ids.events, language) : [],
    ids.rentals.length > 0 ? findRentals(db, ids.rentals, language) : [],
    ids.businesses.length > 0 ? findBusinesses(db, ids.businesses, language) : [],
    ids.jobs.length > 0 ? findJobs(db, ids.jobs, language) : [],
  ]);
  return { events, rentals, businesses, jobs };
}
