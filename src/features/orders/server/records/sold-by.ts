/**
 * What was sold by the codes of events and of their ticket types (decisions 0163 and 0175): those rooms can't know of
 * orders, so the roof hands it in.
 */
import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { CountSoldByCode } from '#features/discount-codes/server/service.ts';
import type { CountSoldOfType } from '#features/ticket-types/server/service.ts';
import { orders } from '../table.ts';

/** Tickets that stand, and cents that were paid and neither went back nor are on their way back. */
const soldBy =
  (by: typeof orders.discountCodeId | typeof orders.ticketTypeId): CountSoldByCode & CountSoldOfType =>
  async (db, ids) => {
    const rows =
      ids.length === 0
        ? []
        : await db
            .select({
              id: by,
              tickets: sql<number>`coalesce(sum(${orders.quantity}) filter (where ${orders.status} = 'confirmed'), 0)::int`,
              paidCents: sql<number>`sum(${orders.amountCents} - ${orders.refundedCents})::int`,
            })
            .from(orders)
            .where(and(inArray(by, [...ids]), isNotNull(orders.confirmedAt)))
            .groupBy(by);
    const sold = new Map(rows.map(({ id, ...one }) => [id, one]));
    return (id) => sold.get(id) ?? { tickets: 0, paidCents: 0 };
  };

export const soldByCode = soldBy(orders.discountCodeId);
export const soldOfType = soldBy(orders.ticketTypeId);
