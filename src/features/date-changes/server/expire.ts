/** Requests for other dates that nobody answered end by themselves, and their guests hear of it (decision 0181). */
import { and, asc, eq, lte, ne, or } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { tellGuestOfExpiry } from './letters.ts';
import { dateChanges } from './table.ts';

/** So many at a time; the rest a moment later. */
const mostAtOnce = 200;

/** Ends what waited long enough. Of a booking that has ended nobody is told: they know. Twice is once. */
export async function expireDateChanges(db: Db, at: Date): Promise<void> {
  const due = await db
    .select({ id: dateChanges.id, order: orders })
    .from(dateChanges)
    .innerJoin(orders, eq(orders.id, dateChanges.orderId))
    .where(and(eq(dateChanges.status, 'waiting'), or(lte(dateChanges.expiresAt, at), ne(orders.status, 'confirmed'))))
    .orderBy(asc(dateChanges.expiresAt), asc(dateChanges.id))
    .limit(mostAtOnce);
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
