/** From ids to listings as the public sees them, fresh from their own rooms. */
import { toBusiness } from '#features/businesses/server/service.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { toEvent } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import { toJob } from '#features/jobs/server/service.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { toRental } from '#features/rentals/server/service.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { publishedRows } from '#kit/server/published.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { SimilarResult } from '../contract.ts';
import type { ListingType } from '../rules.ts';

export type Ids = Readonly<Record<ListingType, readonly string[]>>;

/** The table of each kind of listing. */
export const listingTables = { events, rentals, businesses, jobs } as const;

/** The published listings of each kind in the order of their ids, past ones and closed ones too. */
export async function hydrate(db: Db, ids: Ids, language: Language): Promise<SimilarResult> {
  const rows = await publishedRows(db, listingTables, ids);
  return {
    events: rows.events.map((row) => toEvent(row, language)),
    rentals: rows.rentals.map((row) => toRental(row, language)),
    businesses: rows.businesses.map((row) => toBusiness(row, language)),
    jobs: rows.jobs.map((row) => toJob(row, language)),
  };
}
