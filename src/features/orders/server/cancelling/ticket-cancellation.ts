/** Tickets are given back: what becomes of them, of their places and of their order (decision 0048). */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { tooLate, type Chosen } from '../records/chosen-tickets.ts';
import { tellKeepersOf } from '../letters/keepers.ts';
import { endOrder } from '../records/rows.ts';
import { giveBack } from '../records/stock.ts';
import { orders, tickets } from '../table.ts';
import type { OrderRow } from '../table.ts';

/**
 * Gives them back: they open no door any more, their places are for others, and with the last one the order ends. Call it
 * with item and order locked; a door that was quicker with one of them wins (409).
 */
export async function giveTicketsBack(
  db: Db,
  order: OrderRow,
  { chosen, isWhole }: Chosen,
  { percent, cents }: { readonly percent: number; readonly cents: number },
  at: Date,
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const gone = await db
    .update(tickets)
    .set({ cancelledAt: at, refundPercent: percent })
    .where(and(inArray(tickets.id, ids), isNull(tickets.usedAt), isNull(tickets.cancelledAt)))
    .returning({ id: tickets.id });
  if (gone.length !== chosen.length) throw tooLate();
  if (isWhole) await endOrder(db, order, order.refundedCents + cents, at);
  else
    await db
      .update(orders)
      .set({ quantity: order.quantity - chosen.length })
      .where(eq(orders.id, order.id));
  // Of a rental there is one ticket, so a part of an order is always so many places.
  await giveBack(db, [isWhole ? order : { ...order, quantity: chosen.length }]);
  await tellKeepersOf(db, order, chosen, at);
}
