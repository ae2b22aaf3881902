/** What was sold by the codes of events (decision 0163): their room can't know of orders, so the roof hands it in. */
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CountSoldByCode } from '#features/discount-codes/server/service.ts';
import { orders } from './table.ts';

/** Tickets that stand, and cents that were paid and neither went back nor are on their way back. */
export const soldByCode: CountSoldByCode = async (db, ids) => {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id: orders.discountCodeId,
            tickets: sql<number>`coalesce(sum(${orders.quantity}) filter (where ${orders.status} = 'confirmed'), 0)::int`,
            paidCents: sql<number>`sum(${orders.amountCents} - ${orders.refundedCents})::int`,
          })
          .from(orders)
          .where(and(inArray(orders.discountCodeId, [...ids]), isNotNull(orders.confirmedAt)))
          .groupBy(orders.discountCodeId);
  const sold = new Map(rows.map(({ id, ...one }) => [id, one]));
  return (id) => sold.get(id) ?? { tickets: 0, paidCents: 0 };
};
