/** Who reads news of an event: members with a ticket that stands. */
import { and, countDistinct, eq, gt, lte, sql } from 'drizzle-orm';
import { isConfirmedOf } from '#features/orders/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { maskMessage } from '#market/masking/mask.ts';

export async function countReaders(db: Db, eventId: string): Promise<number> {
  const [row] = await db
    .select({ readers: countDistinct(orders.userId) })
    .from(orders)
    .where(isConfirmedOf([eventId]));
  return row?.readers ?? 0;
}

/** What a member paid for an event, of what did not go back. */
const paidCents = sql<number>`sum(${orders.amountCents} - ${orders.refundedCents})::int`;

/** The next of them in the order of their ids, who had their ticket by then, and what each paid. */
export function nextReaders(
  db: Db,
  eventId: string,
  { after, by, most }: { readonly after: string; readonly by: Date; readonly most: number },
) {
  return db
    .select({ userId: orders.userId, paidCents })
    .from(orders)
    .where(and(isConfirmedOf([eventId]), gt(orders.userId, after), lte(orders.confirmedAt, by)))
    .groupBy(orders.userId)
    .orderBy(orders.userId)
    .limit(most);
}

/** The events that a member has a ticket for, and what they paid for each. */
export function ticketsOf(db: Db, userId: string) {
  return db
    .select({ eventId: orders.itemId, paidCents: paidCents.as('paid_cents') })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.kind, 'event'), eq(orders.status, 'confirmed')))
    .groupBy(orders.itemId);
}

/** A free ticket is no payment (decision 0079): whoever has one reads no phones, mailboxes and links. */
export const readBy = (paid: number, text: string): string => (paid > 0 ? text : maskMessage(text).text);
