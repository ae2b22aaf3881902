/** Tickets for friends: one ticket by a link, without an account, until it is taken back (decision 0178). */
import { eq } from 'drizzle-orm';
import { entryOf } from '#features/orders/nights.ts';
import { notGiven, tellKeepersOf } from '#features/orders/server/doors/given-tickets.ts';
import { lockOrder, presentOrder, requireOwnOrder } from '#features/orders/server/doors/reading.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newSecret, newTicketCode } from '#kit/server/ids.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { maskMessage } from '#market/masking/mask.ts';
import type { LinkedTicket, MadeLink, NewGift, ShownTicket } from '../contract.ts';
import { shutReason, ticketState, ticketsToGive } from '../rules.ts';
import { presentGiven } from './friends.ts';
import type { GivenRow, Look } from './friends.ts';
import { findOwnTicket, readTicket } from './service.ts';

/** The page on which a key opens; no server and no log sees what stands behind the #. */
const pathOf = (key: string) => `/ticket/link#token=${key}`;

type Own = { readonly userId: string; readonly ticketId: string; readonly language: Language; readonly at: Date };

/** One of the caller's own tickets as it stands while nobody can let its holder in: the door shares the lock of its order. */
async function lockOwnTicket(db: Db, { userId, ticketId, language }: Own) {
  const { order } = await findOwnTicket(db, userId, ticketId);
  const locked = await lockOrder(db, order.id);
  return { order: locked, ticket: await readTicket(db, userId, ticketId, language) };
}

/** It is read on a page of the house’s, by whoever has the link: it leads nowhere past it. */
function requireName(name: string | undefined, path = 'name'): void {
  if (name === undefined || maskMessage(name).hidden.length === 0) return;
  throw invalidField(path, 'Must not have phones, mailboxes or links', 'The name of a friend is not acceptable.');
}

/** Gives a ticket to a friend: makes the link that opens it. 409 for one that opens no door, or was given already; 404 for others'. */
export async function giveTicket(
  db: Db,
  own: Own,
  name: string | undefined,
): Promise<{ path: string; ticket: ShownTicket }> {
  requireName(name);
  const key = newSecret();
  return db.transaction(async (db) => {
    const { ticket } = await lockOwnTicket(db, own);
    if (ticket.given) throw new Problem('invalid_transition', 'This ticket was given already. Take it back first.');
    if (ticket.kind !== 'event' || ticketState(ticket, own.at) !== 'good')
      throw new Problem('invalid_transition', 'This ticket opens no door.');
    await setGiven(db, own.ticketId, { key, name, at: own.at });
    return { path: pathOf(key), ticket: await readTicket(db, own.userId, own.ticketId, own.language) };
  });
}

type OwnOrder = { readonly userId: string; readonly orderId: string; readonly language: Language; readonly at: Date };

/**
 * Gives several tickets of one order, as each is given by itself, and all or none: what was pressed for five friends and made
 * four links would be counted wrong. Each has the name of its friend, where its buyer wrote one.
 */
export async function giveTickets(db: Db, own: OwnOrder, gifts: readonly NewGift[]): Promise<MadeLink[]> {
  for (const [place, { name }] of gifts.entries()) requireName(name, `tickets.${place}.name`);
  const nameOf = new Map(gifts.map(({ id, name }) => [id, name]));
  return db.transaction(async (db) => {
    const { id } = await requireOwnOrder(db, own.userId, own.orderId);
    const order = await presentOrder(db, await lockOrder(db, id), own.language, own.at);
    const chosen = order.tickets.flatMap((ticket, index) =>
      nameOf.has(ticket.id) ? { ticket: ticket.id, number: index + 1 } : [],
    );
    if (chosen.length !== nameOf.size) throw new Problem('not_found', 'There is no such ticket in this order.');
    const theirs = new Set(ticketsToGive(order, own.at).map((ticket) => ticket.id));
    if (!chosen.every(({ ticket }) => theirs.has(ticket)))
      throw new Problem('invalid_transition', 'One of these tickets opens no door, or was given already.');
    const made: MadeLink[] = [];
    for (const { ticket, number } of chosen) {
      const key = newSecret();
      const name = nameOf.get(ticket);
      await setGiven(db, ticket, { key, name, at: own.at });
      made.push({ ticket, number, name: name ?? null, path: pathOf(key) });
    }
    return made;
  });
}

type Gift = { readonly key: string; readonly name: string | undefined; readonly at: Date };

const setGiven = (db: Db, ticketId: string, { key, name, at }: Gift) =>
  db
    .update(tickets)
    .set({ givenAt: at, keyHash: hashSecret(key), givenTo: name ?? null })
    .where(eq(tickets.id, ticketId));

/**
 * Takes a ticket back from a friend: its link is dead, and so is its code, of which the friend may have a picture. Whoever keeps it
 * in their account is told, unless they were told before that it opens no door. 409
 * already_used once the friend is in. Doing it twice changes nothing.
 */
export async function takeTicketBack(db: Db, own: Own): Promise<ShownTicket> {
  return db.transaction(async (db) => {
    const { ticket, order } = await lockOwnTicket(db, own);
    if (!ticket.given) return ticket;
    if (entryOf(ticket, ticket, own.at) !== null)
      throw new Problem('already_used', 'Your friend came in with this ticket already.');
    const isIt = eq(tickets.id, own.ticketId);
    const gone = await db.select().from(tickets).where(isIt);
    await db
      .update(tickets)
      .set({ ...notGiven, code: newTicketCode() })
      .where(isIt);
    if (shutReason(ticket) === null) await tellKeepersOf(db, order, gone, own.at);
    return readTicket(db, own.userId, own.ticketId, own.language);
  });
}

/** The ticket that a key opens; 404 for a key that opens none. Keys are never compared themselves, only their hashes. */
export async function findLinked(db: Db, key: string): Promise<GivenRow> {
  const [row] = await db
    .select({ ticket: tickets, order: orders })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(eq(tickets.keyHash, hashSecret(key)));
  if (!row) throw opensNone();
  return row;
}

export const opensNone = () => new Problem('not_found', 'This link opens no ticket.');

/** The same as whoever has the link sees it; a member who keeps it hears under which number. */
export async function readLinkedTicket(
  db: Db,
  key: string,
  { readerId, ...look }: Look & { readonly readerId: string | undefined },
): Promise<LinkedTicket> {
  const row = await findLinked(db, key);
  const [shown] = await presentGiven(db, [row], look);
  if (!shown) throw opensNone();
  const { id, ...ticket } = shown;
  const { keptBy } = row.ticket;
  return { ...ticket, isKept: keptBy !== null, ...(keptBy !== null && keptBy === readerId && { keptId: id }) };
}
