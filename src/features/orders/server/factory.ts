/** What tests begin with: places held of an event, and how many are taken. */
import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { hold } from './buying/holds.ts';
import { eventWish } from './offers/places.ts';
import type { EventWish } from './offers/places.ts';
import { isOf } from './records/rows.ts';
import { orders } from './table.ts';
import type { OrderRow } from './table.ts';

/** Holds places of an event in a transaction of its own; see `hold`. */
export async function holdEvent(db: Db, wish: EventWish, at: Date): Promise<OrderRow> {
  return db.transaction(async (db) => (await hold(db, eventWish(wish), at)).order);
}

/** Places taken by live orders of an event, counted anew: what the guarded count is to be. */
export async function countPlaces(db: Db, eventId: string): Promise<number> {
  const [row] = await db
    .select({ places: sql<number>`coalesce(sum(${orders.quantity}), 0)::int` })
    .from(orders)
    .where(and(isOf({ kind: 'event', itemId: eventId }), inArray(orders.status, ['pending', 'confirmed'])));
  return row?.places ?? 0;
}
