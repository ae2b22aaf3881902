/** Whom an invoice is to name, as long as an order has to know it. */
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { orders } from '../table.ts';

/** A payment that comes late may still want it; nobody pays what was held yesterday. */
const keptDays = 1;

/** The invoice names them from now on. */
export async function forgetName(db: Db, orderId: string): Promise<void> {
  await db.update(orders).set({ billTo: null }).where(eq(orders.id, orderId));
}

/** Forgets who was named for what nobody paid. A task of the clock; twice is once. */
export async function forgetUnpaidNames(db: Db, at: Date): Promise<void> {
  const isOld = lt(orders.createdAt, daysBefore(at, keptDays));
  await db
    .update(orders)
    .set({ billTo: null })
    .where(and(isNotNull(orders.billTo), isNull(orders.confirmedAt), isOld));
}
