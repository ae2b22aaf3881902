/** Who reads news of an event: members with a ticket that stands, whether they bought it or keep one that they were given. */
import { and, countDistinct, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isConfirmedOf } from '#features/orders/server/doors/reading.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { maskMessage } from '#market/masking/mask.ts';

/** What of an order did not go back. */
const leftCents = sql<number>`${orders.amountCents} - ${orders.refundedCents}`;

/** Both, a line for each order and each ticket: what they paid, what was paid for a ticket they keep, and since when they have it. */
function readersOf(db: Db, eventId: string) {
  const isOfIt = isConfirmedOf([eventId]);
  const buyers = db
    .select({
      userId: orders.userId,
      paidCents: leftCents.as('paid_cents'),
      givenCents: sql<number>`0`.as('given_cents'),
      since: orders.confirmedAt,
      isFriend: sql<boolean>`false`.as('is_friend'),
    })
    .from(orders)
    .where(isOfIt);
  const keepers = db
    .select({
      userId: sql<string>`${tickets.keptBy}`.as('user_id'),
      paidCents: sql<number>`0`.as('paid_cents'),
      givenCents: leftCents.as('given_cents'),
      since: tickets.keptAt,
      isFriend: sql<boolean>`true`.as('is_friend'),
    })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(and(isOfIt, isNotNull(tickets.keptBy), isNull(tickets.cancelledAt)));
  return unionAll(buyers, keepers).as('readers');
}

export async function countReaders(db: Db, eventId: string): Promise<number> {
  const readers = readersOf(db, eventId);
  const [row] = await db.select({ readers: countDistinct(readers.userId) }).from(readers);
  return row?.readers ?? 0;
}

/** The next of them in the order of their ids, who had their ticket by then; what each paid, and what was paid for them. */
export function nextReaders(
  db: Db,
  eventId: string,
  { after, by, most }: { readonly after: string; readonly by: Date; readonly most: number },
) {
  const readers = readersOf(db, eventId);
  return db
    .select({
      userId: readers.userId,
      paidCents: sql<number>`sum(${readers.paidCents})::int`,
      givenCents: sql<number>`max(${readers.givenCents})::int`,
      isFriend: sql<boolean>`bool_and(${readers.isFriend})`,
    })
    .from(readers)
    .where(and(gt(readers.userId, after), lte(readers.since, by)))
    .groupBy(readers.userId)
    .orderBy(readers.userId)
    .limit(most);
}

/** The events that a member bought a ticket for, and what they paid for each. */
export function ticketsOf(db: Db, userId: string) {
  return db
    .select({ eventId: orders.itemId, paidCents: sql<number>`sum(${leftCents})::int`.as('paid_cents') })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.kind, 'event'), eq(orders.status, 'confirmed')))
    .groupBy(orders.itemId);
}

/** Whether somebody has or had a ticket for it: bought, kept in their account, or opened by the key of a friend's link. */
export async function hadTicket(
  db: Db,
  eventId: string,
  { userId, token }: { readonly userId: string | null; readonly token: string | undefined },
): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(tickets, eq(tickets.orderId, orders.id))
    .where(
      and(
        eq(orders.kind, 'event'),
        eq(orders.itemId, eventId),
        isNotNull(orders.confirmedAt),
        or(
          userId === null ? sql`false` : or(eq(orders.userId, userId), eq(tickets.keptBy, userId)),
          token === undefined ? sql`false` : eq(tickets.keyHash, hashSecret(token)),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** A free ticket is no payment (decision 0079): whoever has one reads no phones, mailboxes and links. */
export const readBy = (paid: number, text: string): string => (paid > 0 ? text : maskMessage(text).text);
