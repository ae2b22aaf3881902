/** What an owner writes to the guest of a booking: into the conversation about it (decision 0079). */
import { and, eq } from 'drizzle-orm';
import { writeAboutSold } from '#features/messages/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Doer } from '#market/listings/server/listing-actor.ts';
import { soldBy } from './sold.ts';

type Written = { readonly message: string; readonly key: string };

/**
 * Writes to whoever booked something of the caller’s; tells whether a part of it is hidden. 404 for a booking of somebody
 * else, 403 conversation_closed, 429 for too many.
 */
export async function writeToGuest(
  db: Db,
  { id, by }: Doer,
  orderId: string,
  { message: text, key }: Written,
  at: Date,
): Promise<boolean> {
  if ((await db.$count(orders, and(soldBy(id), eq(orders.id, orderId)))) === 0)
    throw new Problem('not_found', 'There is no such booking.');
  return writeAboutSold(db, { side: 'owner', id, by: by?.id }, orderId, { text, key }, at);
}
