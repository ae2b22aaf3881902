/** Money that came: the one way in for notices and for what reconciliation finds (decisions, Money; quality, Payments). */
import { eq } from 'drizzle-orm';
import { confirmOrder, lockPaidOrder } from '#features/orders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Notice, Paid } from './notice.ts';
import { paymentNotices, payments } from './table.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The task that gives a payment back which no order counts. */
export const returnTask = 'return-payment';

/** A payment whose order took its money; nothing changes it any more. An order has one at most. */
const isTaken = ({ status }: PaymentRow) => status === 'succeeded' || status === 'refunded';

/**
 * Takes a signed notice once: the second delivery of the same one has no effect (deduplicated in the same transaction).
 * Notices of other kinds, or of what the house does not know, change nothing: what it asked for it asks after itself.
 */
export async function takeNotice(db: Db, notice: Notice, at: Date): Promise<void> {
  const { paid } = notice;
  if (!paid) return;
  await db.transaction(async (db) => {
    const fresh = await db
      .insert(paymentNotices)
      .values({ id: notice.id, receivedAt: at })
      .onConflictDoNothing()
      .returning();
    if (fresh.length > 0) await takePayment(db, paid, at);
  });
}

/**
 * Takes the money of a payment that the provider says succeeded: its order is confirmed, or refunded when its places are
 * gone. Money for an order that is paid already, or for what it cost before it was changed, goes back whole and is never
 * booked: another payment takes its place. Twice is once; call it in a transaction.
 */
export async function takePayment(db: Db, paid: Paid, at: Date): Promise<void> {
  const [known] = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paid.id));
  if (!known) throw new Problem('not_found', 'There is no such payment.');
  const order = await lockPaidOrder(db, known.orderId);
  const ofOrder = await db.select().from(payments).where(eq(payments.orderId, order.id));
  const payment = ofOrder.find(({ id }) => id === paid.id);
  if (!payment || isTaken(payment)) return;
  if (payment.amountCents !== paid.amountCents) throw new Problem('conflict', 'The notice tells of another amount.');
  if (ofOrder.some(isTaken) || payment.amountCents !== order.amountCents) {
    await markAs(db, payment.id, 'replaced');
    await enqueue(db, returnTask, { paymentId: payment.id }, at);
    return;
  }
  const { customer = null, method = null } = paid.saved ?? {};
  const outcome = await confirmOrder(db, order.id, at, { provider: payment.provider, customer, method });
  await markAs(db, payment.id, outcome === 'confirmed' ? 'succeeded' : 'refunded');
}

async function markAs(db: Db, id: string, status: PaymentRow['status']): Promise<void> {
  await db.update(payments).set({ status }).where(eq(payments.id, id));
}
