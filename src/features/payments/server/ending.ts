/** What ends at the provider: payments that others replace, and what it knows of whoever leaves. It is asked after the change. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { payments } from './table.ts';
import { closeTask, forgetTask } from './task-names.ts';

/** Has the provider forget somebody who leaves. Call it in the transaction that erases them. */
export async function forgetCustomer(
  db: Db,
  of: { readonly provider: string; readonly customer: string },
  at: Date,
): Promise<void> {
  await enqueue(db, forgetTask, of, at);
}

/** Puts an order's open payments aside for another one; their ends are asked for. The order is locked. */
export async function replaceOpen(db: Db, orderId: string, at: Date): Promise<void> {
  const open = await db
    .update(payments)
    .set({ status: 'replaced' })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')))
    .returning({ id: payments.id });
  for (const { id } of open) await enqueue(db, closeTask, { paymentId: id }, at);
}
