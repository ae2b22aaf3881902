/** Requests for other dates that nobody answered, or paid for, end by themselves, and who waited hears of it (decisions 0181 and 0197). */
import { and, asc, eq, lte, ne, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { tellGuestOfExpiry, tellOfUnpaid } from './letters.ts';
import { dateChanges } from './table.ts';

/** How many at a time; the rest a moment later. */
const maxAtOnce = 200;

/** Ends what waited long enough. Of a booking that has ended nobody is told: they know. Twice is once. */
export async function expireDateChanges(db: Db, at: Date): Promise<void> {
  await endUnanswered(db, at);
  await endUnpaid(db, at);
}

async function endUnanswered(db: Db, at: Date): Promise<void> {
  const due = await db
    .select({ id: dateChanges.id, order: orders })
    .from(dateChanges)
    .innerJoin(orders, eq(orders.id, dateChanges.orderId))
    .where(and(eq(dateChanges.status, 'waiting'), or(lte(dateChanges.expiresAt, at), ne(orders.status, 'confirmed'))))
    .orderBy(asc(dateChanges.expiresAt), asc(dateChanges.id))
    .limit(maxAtOnce);
  for (const { id, order } of due)
    await db.transaction(async (db) => {
      const [row] = await db
        .update(dateChanges)
        .set({ status: 'expired', settledAt: at })
        .where(and(eq(dateChanges.id, id), eq(dateChanges.status, 'waiting')))
        .returning();
      if (row && order.status === 'confirmed') await tellGuestOfExpiry(db, row, order, at);
    });
}

/** What was agreed to, and whose time to be paid is up or whose payment nobody waits for any more; its days are free since. */
async function endUnpaid(db: Db, at: Date): Promise<void> {
  const supplement = alias(orders, 'supplement');
  const due = await db
    .select({ id: dateChanges.id, order: orders, how: supplement.status })
    .from(dateChanges)
    .innerJoin(orders, eq(orders.id, dateChanges.orderId))
    .innerJoin(supplement, eq(supplement.id, dateChanges.supplementId))
    .where(and(eq(dateChanges.status, 'agreed'), notInArray(supplement.status, ['pending', 'confirmed'])))
    .orderBy(asc(dateChanges.payBy), asc(dateChanges.id))
    .limit(maxAtOnce);
  for (const { id, order, how } of due)
    await db.transaction(async (db) => {
      const [row] = await db
        .update(dateChanges)
        .set({ status: how === 'cancelled' ? 'withdrawn' : 'unpaid', settledAt: at })
        .where(and(eq(dateChanges.id, id), eq(dateChanges.status, 'agreed')))
        .returning();
      if (row?.status === 'unpaid' && order.status === 'confirmed') await tellOfUnpaid(db, row, order, at);
    });
}
