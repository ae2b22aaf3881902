/** What is taken of a rental at the house itself: bookings that were paid for, and dates that its owner keeps back. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import { rentalBlocks, rentalSlots } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { slotBound } from './slot-times.ts';

type Taken = {
  /** The booking's or the block's. */
  readonly id: string;
  readonly isBooking: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Since when. */
  readonly since: Date;
};

/** From this moment on, in the order of their beginnings. A hold is none: it lasts minutes, and other sites ask in hours. */
export async function readTaken(db: Db, rentalId: string, from: Date): Promise<Taken[]> {
  const rows = await db
    .select({
      orderId: rentalSlots.orderId,
      blockId: rentalSlots.blockId,
      startsAt: slotBound('lower'),
      endsAt: slotBound('upper'),
      // With other dates since: what an older reading showed was not these days.
      confirmedAt: sql<Date | null>`coalesce(${orders.datesChangedAt}, ${orders.confirmedAt})`.mapWith(
        orders.confirmedAt,
      ),
      blockedAt: rentalBlocks.createdAt,
    })
    .from(rentalSlots)
    .leftJoin(orders, eq(orders.id, rentalSlots.orderId))
    .leftJoin(rentalBlocks, eq(rentalBlocks.id, rentalSlots.blockId))
    .where(
      and(
        eq(rentalSlots.rentalId, rentalId),
        isNull(rentalSlots.expiresAt),
        sql`upper(${rentalSlots.during}) > ${from.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(sql`lower(${rentalSlots.during})`), asc(rentalSlots.id));
  return rows.flatMap(({ orderId, blockId, startsAt, endsAt, confirmedAt, blockedAt }) => {
    const id = orderId ?? blockId;
    const period = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    return id === null
      ? []
      : [{ id, isBooking: orderId !== null, ...period, since: confirmedAt ?? blockedAt ?? period.startsAt }];
  });
}
