/** Holds that end unpaid, because their time is up or their buyer lets them go: what they kept is given back. */
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { requireOwnOrder } from '../records/finding.ts';
import type { Item } from '../offers/offer.ts';
import { notHeld } from './shares.ts';
import { giveBack, lockItem } from '../records/stock.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

/** Gives back what holds of one item kept whose time is up, those for dearer dates of its bookings among them. */
export async function releaseExpiredHolds(db: Db, at: Date, item: Item): Promise<void> {
  const expired = await db
    .update(orders)
    .set({ status: 'expired', ...notHeld })
    .where(
      and(
        inArray(orders.kind, [item.kind, 'supplement']),
        eq(orders.itemId, item.itemId),
        eq(orders.status, 'pending'),
        lte(orders.holdExpiresAt, at),
      ),
    )
    .returning();
  if (expired.length > 0) await giveBack(db, expired);
}

/** The minute's task: gives back what all holds kept whose time is up, item by item. */
export async function releaseAllExpiredHolds(db: Db, at: Date): Promise<void> {
  const { kind, itemId } = orders;
  const due = await db
    .selectDistinct({ kind, itemId })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.holdExpiresAt, at)));
  for (const item of due)
    await db.transaction(async (db) => {
      await lockItem(db, item);
      await releaseExpiredHolds(db, at, item);
    });
}

/** Gives a pending hold back before its time. */
export async function cancelOrder(db: Db, userId: string, orderId: string): Promise<OrderRow> {
  return db.transaction(async (db) => {
    const order = await requireOwnOrder(db, userId, orderId);
    await lockItem(db, order);
    const [cancelled] = await db
      .update(orders)
      .set({ status: 'cancelled', ...notHeld })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
      .returning();
    if (!cancelled) throw new Problem('invalid_transition', 'This order is not on hold any more.');
    await giveBack(db, [cancelled]);
    return cancelled;
  });
}
