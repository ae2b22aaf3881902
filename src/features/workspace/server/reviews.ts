/** What waits at the desk of owners' listings (issue 6). */
import type { Db } from '#kit/server/db.ts';
import { isWaiting } from '#market/listings/server/listing-filters.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { WaitingReviews } from '../contract.ts';

/** How many wait for their review, kind by kind. */
export async function countWaiting(db: Db, kinds: ServerKinds): Promise<WaitingReviews> {
  const counts: Partial<WaitingReviews> = {};
  for (const { name, table } of Object.values(kinds)) counts[name] = await db.$count(table, isWaiting(table));
  return counts as WaitingReviews;
}
