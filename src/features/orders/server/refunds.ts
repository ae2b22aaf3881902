/** Money that goes back: written down with the change that causes it, asked of the provider by a task afterwards. */
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { postRefund } from '#features/ledger/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { refundTask } from '../rules.ts';
import type { RefundReason } from '../rules.ts';
import { postRefundLetter } from './letters.ts';
import { orders, refunds } from './table.ts';
import type { OrderRow } from './table.ts';

/**
 * Promises an order's buyer so many cents, books them and asks for the task that gives them back. Call it in the
 * transaction that ends the order; the sum of an order's refunds can't pass its amount (`orders_refunded`).
 */
export async function askRefund(
  db: Db,
  order: OrderRow,
  amountCents: number,
  reason: RefundReason,
  at: Date,
): Promise<void> {
  const id = newId();
  await db
    .update(orders)
    .set({ refundedCents: sql`${orders.refundedCents} + ${amountCents}` })
    .where(eq(orders.id, order.id));
  await db.insert(refunds).values({ id, orderId: order.id, amountCents, reason, status: 'asked', createdAt: at });
  await postRefund(db, order, id, amountCents, at);
  // Whoever cancelled is written about by who cancels it, with or without a refund.
  if (reason === 'late') await postRefundLetter(db, order, amountCents, at);
  await enqueue(db, refundTask, { refundId: id }, at);
}

/** The refunds of an order, oldest first. */
export const refundsOf = (db: Db, orderId: string) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt), asc(refunds.id));

/** A refund that the provider has still to do; undefined when it is done. */
export async function findOpenRefund(db: Db, refundId: string) {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refundId), ne(refunds.status, 'done')));
  return row;
}

/** The provider has done it. */
export async function refundDone(db: Db, refundId: string, at: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ status: 'done', doneAt: at })
    .where(and(eq(refunds.id, refundId), ne(refunds.status, 'done')));
}

/** The provider refuses for good: somebody at the desk has to look. */
export async function refundFailed(db: Db, refundId: string): Promise<void> {
  await db
    .update(refunds)
    .set({ status: 'failed' })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'asked')));
}
