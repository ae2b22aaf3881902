/** Tickets that friends keep in an account of their own (decision 0182): found there without the link, and told what becomes of their night. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { lockCaller } from '#features/auth/server/service.ts';
import { notKept } from '#features/orders/server/doors/given-tickets.ts';
import { lockOrder } from '#features/orders/server/doors/reading.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { KeptTicket } from '../contract.ts';
import { linkedState, maxKept } from '../rules.ts';
import { presentGiven } from './friends.ts';
import type { Look } from './friends.ts';
import { findLinked, opensNone } from './links.ts';

type By = Look & { readonly userId: string };

/**
 * Keeps the ticket of a link in an account. The order is locked against its buyer, who takes it back, and the statement that
 * keeps it finds it in nobody's account: of two one has it. 404 for a link that opens none, 409 conflict where another account
 * keeps it, 403 for its buyer, 409 invalid_transition where it opens no door.
 */
export async function keepTicket(db: Db, key: string, by: By): Promise<KeptTicket> {
  return db.transaction(async (db) => {
    await lockCaller(db, by.userId);
    await lockOrder(db, (await findLinked(db, key)).order.id);
    // Taken back, or kept, while its order was waited for.
    const row = await findLinked(db, key);
    if (row.order.userId === by.userId) throw new Problem('forbidden', 'You bought this ticket: it is yours already.');
    const [shown] = await presentGiven(db, [row], by);
    if (!shown) throw opensNone();
    if (row.ticket.keptBy === by.userId) return shown;
    const state = linkedState(shown, by.at);
    if (state !== 'good' && state !== 'used')
      throw new Problem('invalid_transition', 'This ticket opens no door any more.');
    const [kept] = await db
      .update(tickets)
      .set({ keptBy: by.userId, keptAt: by.at })
      .where(and(eq(tickets.id, row.ticket.id), isNull(tickets.keptBy)))
      .returning({ id: tickets.id });
    if (!kept) throw new Problem('conflict', 'Somebody else keeps this ticket in their account.');
    return shown;
  });
}

/** The tickets that a member keeps: what is next first, and what has been after it. */
export async function listKeptTickets(db: Db, by: By): Promise<KeptTicket[]> {
  const isPast = sql`coalesce(${orders.endsAt}, ${orders.startsAt}) < ${by.at.toISOString()}::timestamptz`;
  const rows = await db
    .select({ ticket: tickets, order: orders })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(eq(tickets.keptBy, by.userId))
    .orderBy(
      isPast,
      asc(sql`case when not ${isPast} then ${orders.startsAt} end`),
      desc(orders.startsAt),
      asc(tickets.id),
    )
    .limit(maxKept);
  return presentGiven(db, rows, by);
}

/** One of them; 404 for any other, and for one that was taken back. */
export async function readKeptTicket(db: Db, id: string, by: By): Promise<KeptTicket> {
  const rows = await db
    .select({ ticket: tickets, order: orders })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(eq(tickets.id, id), eq(tickets.keptBy, by.userId)));
  const [shown] = await presentGiven(db, rows, by);
  if (!shown) throw new Problem('not_found', 'There is no such ticket.');
  return shown;
}

/** Lets a ticket go: it is in no account any more, its link opens it as before, and its buyer has it given still. */
export async function letTicketGo(db: Db, id: string, by: By): Promise<KeptTicket[]> {
  await db
    .update(tickets)
    .set(notKept)
    .where(and(eq(tickets.id, id), eq(tickets.keptBy, by.userId)));
  return listKeptTickets(db, by);
}
