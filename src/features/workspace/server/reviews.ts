/** What waits at the desk of owners' listings (issue 6). */
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { isWaiting } from '#market/listings/server/listing-desk.ts';
import type { WaitingReviews } from '../contract.ts';

const tables = { events, rentals, businesses, jobs };

/** How many wait for their review, kind by kind. */
export async function countWaiting(db: Db): Promise<WaitingReviews> {
  const counts = { events: 0, rentals: 0, businesses: 0, jobs: 0 };
  for (const kind of ['events', 'rentals', 'businesses', 'jobs'] as const)
    counts[kind] = await db.$count(tables[kind], isWaiting(tables[kind]));
  return counts;
}
