/** Money in: intent → hold; signed notice → paid (specification section 7; decisions, Money; quality, Soundness). */
import { and, eq, inArray } from 'drizzle-orm';
import { confirmOrder, holdEvent, lockOrder, requireOwnOrder } from '#features/orders/server/service.ts';
import type { OrderRow } from '#features/orders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { CreatePaymentIntent, PaymentIntent, SandboxCard, SandboxOutcome } from '../contract.ts';
import type { Notice } from './notice.ts';
import type { PaymentProvider } from './provider.ts';
import { refusalOf, sandboxNoticeTask } from './sandbox.ts';
import { paymentNotices, payments } from './table.ts';

type PaymentRow = typeof payments.$inferSelect;

/** Holds what is bought and opens a payment for it. The server's own amount counts: another one is refused (422). */
export async function createPaymentIntent(
  db: Db,
  provider: PaymentProvider,
  actor: { id: string },
  input: CreatePaymentIntent,
  at: Date,
): Promise<PaymentIntent> {
  const { itemId, quantity, userId } = input.metadata;
  if (userId !== actor.id) throw new Problem('forbidden', 'This is not your session’s user.');
  const held = await db.transaction(async (db) => {
    const order = await holdEvent(db, { userId, eventId: itemId, quantity }, at);
    if (order.amountCents !== Math.round(input.amount * 100))
      throw new Problem('price_changed', 'The price is another one now. Look at it again before you pay.');
    await requireNotProcessing(db, order.id);
    return order;
  });
  const payment = await reuseOrOpen(db, provider, held, at);
  return {
    clientSecret: payment.clientSecret,
    orderId: held.id,
    holdExpiresAt: (held.holdExpiresAt ?? at).toISOString(),
    provider: provider.name,
    publishableKey: provider.publishableKey,
  };
}

/** An order whose payment is on its way can't be changed under it. */
async function requireNotProcessing(db: Db, orderId: string): Promise<void> {
  const [underway] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['processing', 'succeeded'])))
    .limit(1);
  if (underway) throw new Problem('already_paid', 'Your payment for this is on its way.');
}

/** The open payment of this amount, or a new one in place of others. The provider is asked between transactions. */
async function reuseOrOpen(db: Db, provider: PaymentProvider, order: OrderRow, at: Date): Promise<PaymentRow> {
  const open = await findOpen(db, order);
  if (open) return open;
  const made = await provider.open({ amountCents: order.amountCents, key: `${order.id}-${order.amountCents}` });
  return db.transaction(async (db) => {
    await lockOrder(db, order.id);
    const meanwhile = await findOpen(db, order);
    if (meanwhile) return meanwhile;
    await db
      .update(payments)
      .set({ status: 'replaced' })
      .where(and(eq(payments.orderId, order.id), eq(payments.status, 'open')));
    const [row] = await db
      .insert(payments)
      .values({
        ...made,
        orderId: order.id,
        provider: provider.name,
        amountCents: order.amountCents,
        status: 'open',
        createdAt: at,
      })
      .returning();
    return row as PaymentRow;
  });
}

async function findOpen(db: Db, order: OrderRow): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(eq(payments.orderId, order.id), eq(payments.status, 'open'), eq(payments.amountCents, order.amountCents)),
    );
  return row;
}

/** Pays with a test card. Twenty clicks at once are one payment: the step from open to processing is taken once. */
export async function confirmSandboxPayment(
  db: Db,
  actor: { id: string },
  card: SandboxCard,
  at: Date,
): Promise<SandboxOutcome> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.clientSecret, card.clientSecret), eq(payments.provider, 'sandbox')));
  if (!payment) throw new Problem('not_found', 'There is no such payment.');
  const order = await requireOwnOrder(db, actor.id, payment.orderId);
  if (payment.status === 'processing' || payment.status === 'succeeded') return { status: 'processing', reason: null };
  if (payment.status !== 'open') throw new Problem('conflict', 'This payment was replaced by another one.');
  if (order.status !== 'pending' || order.holdExpiresAt === null || order.holdExpiresAt <= at)
    throw new Problem('hold_expired', 'Your places went back after 15 minutes. Nothing was charged.');
  const reason = refusalOf(card, at);
  if (reason !== undefined) return { status: 'refused', reason };
  await db.transaction(async (db) => {
    const taken = await db
      .update(payments)
      .set({ status: 'processing' })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')))
      .returning({ id: payments.id });
    if (taken.length === 1) await enqueue(db, sandboxNoticeTask, { paymentId: payment.id }, at);
  });
  return { status: 'processing', reason: null };
}

/** Takes a signed notice once: the second delivery of the same one has no effect (deduplicated in the same transaction). */
export async function takeNotice(db: Db, notice: Notice, at: Date): Promise<void> {
  if (notice.type !== 'payment_intent.succeeded') return;
  const { id, amount } = notice.data.object;
  await db.transaction(async (db) => {
    const fresh = await db
      .insert(paymentNotices)
      .values({ id: notice.id, receivedAt: at })
      .onConflictDoNothing()
      .returning();
    if (fresh.length === 0) return;
    const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
    if (!payment) throw new Problem('not_found', 'There is no such payment.');
    if (payment.status === 'succeeded' || payment.status === 'refunded') return;
    if (payment.amountCents !== amount) throw new Problem('conflict', 'The notice tells of another amount.');
    const outcome = await confirmOrder(db, payment.orderId, at);
    await db
      .update(payments)
      .set({ status: outcome === 'confirmed' ? 'succeeded' : 'refunded' })
      .where(eq(payments.id, id));
  });
}
