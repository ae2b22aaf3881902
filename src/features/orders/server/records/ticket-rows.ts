/** Tickets of orders, as everybody counts them. */
import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { asCounted, tickets } from '../table.ts';
import type { TicketRow } from '../table.ts';

export async function listTickets(db: Db, orderIds: readonly string[]): Promise<TicketRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(tickets)
    .where(inArray(tickets.orderId, [...orderIds]))
    .orderBy(asCounted);
}
