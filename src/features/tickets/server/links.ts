/** Tickets for friends: one ticket by a link, without an account, until it is taken back (decision 0178). */
import { eq } from 'drizzle-orm';
import { entryOf } from '#features/orders/nights.ts';
import { lockOrder, notGiven } from '#features/orders/server/service.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newSecret, newTicketCode } from '#kit/server/ids.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { LinkedTicket, ShownTicket } from '../contract.ts';
import { shutReason, ticketState } from '../rules.ts';
import { findOwnTicket, readTicket } from './service.ts';

/** The page on which a key opens; no server and no log sees what stands behind the #. */
const pathOf = (key: string) => `/ticket/link#token=${key}`;

type Own = { readonly userId: string; readonly ticketId: string; readonly language: Language; readonly at: Date };

/** One of the caller's own tickets as it stands while nobody can let its holder in: the door shares the lock of its order. */
async function lockOwnTicket(db: Db, { userId, ticketId, language }: Own): Promise<ShownTicket> {
  const { order } = await findOwnTicket(db, userId, ticketId);
  await lockOrder(db, order.id);
  return readTicket(db, userId, ticketId, language);
}

/** Gives a ticket to a friend: makes the link that opens it. 409 for one that opens no door, or was given already; 404 for others'. */
export async function giveTicket(
  db: Db,
  own: Own,
  name: string | undefined,
): Promise<{ path: string; ticket: ShownTicket }> {
  const key = newSecret();
  return db.transaction(async (db) => {
    const ticket = await lockOwnTicket(db, own);
    if (ticket.given) throw new Problem('invalid_transition', 'This ticket was given already. Take it back first.');
    if (ticket.kind !== 'event' || ticketState(ticket, own.at) !== 'good')
      throw new Problem('invalid_transition', 'This ticket opens no door.');
    await db
      .update(tickets)
      .set({ givenAt: own.at, keyHash: hashSecret(key), givenTo: name ?? null })
      .where(eq(tickets.id, own.ticketId));
    return { path: pathOf(key), ticket: await readTicket(db, own.userId, own.ticketId, own.language) };
  });
}

/**
 * Takes a ticket back from a friend: its link is dead, and so is its code, of which the friend may have a picture. 409
 * already_used once the friend is in. Doing it twice changes nothing.
 */
export async function takeTicketBack(db: Db, own: Own): Promise<ShownTicket> {
  return db.transaction(async (db) => {
    const ticket = await lockOwnTicket(db, own);
    if (!ticket.given) return ticket;
    if (entryOf(ticket, ticket, own.at) !== null)
      throw new Problem('already_used', 'Your friend came in with this ticket already.');
    await db
      .update(tickets)
      .set({ ...notGiven, code: newTicketCode() })
      .where(eq(tickets.id, own.ticketId));
    return readTicket(db, own.userId, own.ticketId, own.language);
  });
}

/** The ticket that a key opens; 404 for a key that opens none. Keys are never compared themselves, only their hashes. */
export async function readLinkedTicket(db: Db, key: string, language: Language): Promise<LinkedTicket> {
  const [row] = await db
    .select({ id: tickets.id, userId: orders.userId, name: tickets.givenTo })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(eq(tickets.keyHash, hashSecret(key)));
  if (!row) throw new Problem('not_found', 'This link opens no ticket.');
  const ticket = await readTicket(db, row.userId, row.id, language);
  const {
    kind,
    itemId,
    title,
    category,
    poster,
    ticketType,
    date,
    time,
    until,
    lastDay,
    location,
    address,
    listed,
    usedAt,
  } = ticket;
  const shut = shutReason(ticket);
  return {
    name: row.name,
    code: shut === null ? ticket.code : null,
    shut,
    usedAt,
    kind,
    itemId,
    title,
    category,
    poster,
    ticketType,
    date,
    time,
    until,
    lastDay,
    location,
    address,
    listed,
    ...movedFrom(ticket),
  };
}

/** Where and when it was to be; until when it can be returned is its buyer's business. */
function movedFrom({ moved }: ShownTicket): Pick<LinkedTicket, 'moved'> {
  if (!moved) return {};
  const { returnUntil: _returnUntil, ...before } = moved;
  return { moved: before };
}
