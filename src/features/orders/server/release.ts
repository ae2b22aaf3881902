/** Holds whose time is up: what they kept is given back. */
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { Item } from './offers/offer.ts';
import { notHeld } from './shares.ts';
import { giveBack, lockItem } from './stock.ts';
import { orders } from './table.ts';

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
