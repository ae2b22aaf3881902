/** Orders as their owner sees them: with the event they are for and their tickets. */
import { findEventRows } from '#features/events/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Order } from '../contract.ts';
import { listTickets } from './service.ts';
import type { OrderRow } from './table.ts';

/** A hold whose time is up is shown as expired at once, not when its places are next asked for. */
export function shownStatus(row: OrderRow, at: Date): OrderRow['status'] {
  return row.status === 'pending' && row.holdExpiresAt !== null && row.holdExpiresAt <= at ? 'expired' : row.status;
}

export async function presentOrders(db: Db, rows: readonly OrderRow[], language: Language, at: Date): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.eventId))];
  const bought = new Map((await findEventRows(db, ids)).map((event) => [event.id, event]));
  const codes = Map.groupBy(
    await listTickets(
      db,
      rows.map((row) => row.id),
    ),
    (ticket) => ticket.orderId,
  );
  return rows.flatMap((row) => {
    const event = bought.get(row.eventId);
    if (!event) return [];
    const status = shownStatus(row, at);
    return {
      id: row.id,
      kind: row.kind,
      status,
      itemId: row.eventId,
      title: inLanguage(event.title, language),
      category: event.category,
      quantity: row.quantity,
      amount: priceOf(row.amountCents),
      currency: 'EUR' as const,
      date: event.date,
      time: event.time,
      location: event.location,
      address: event.address,
      createdAt: row.createdAt.toISOString(),
      holdExpiresAt: status === 'pending' ? (row.holdExpiresAt?.toISOString() ?? null) : null,
      tickets: (codes.get(row.id) ?? []).map(({ code }) => ({ code })),
    };
  });
}

export async function presentOrder(db: Db, row: OrderRow, language: Language, at: Date): Promise<Order> {
  const [order] = await presentOrders(db, [row], language, at);
  return order as Order;
}
