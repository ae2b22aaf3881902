/** Money in: intent → hold; signed notice → paid (specification section 7; decisions, Money; quality, Soundness). */
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { confirmOrder, hold, lockOrder } from '#features/orders/server/service.ts';
import type { OrderRow, Wish } from '#features/orders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { CreatePaymentIntent, PaymentIntent, SandboxCard, SandboxOutcome } from '../contract.ts';
import type { Notice } from './notice.ts';
import type { PaymentProvider } from './provider.ts';
import { refusalOf, sandboxNoticeTask } from './sandbox.ts';
import { paymentNotices, payments } from './table.ts';

type PaymentRow = typeof payments.$inferSelect;

/** A payment's ends: nothing changes it any more. */
const settled: PaymentRow['status'][] = ['succeeded', 'refunded'];

/** Holds what is bought and opens a payment for it. The server's own amount counts: another one is refused (422). */
export async function createPaymentIntent(
  db: Db,
  provider: PaymentProvider,
  actor: { id: string },
  input: CreatePaymentIntent,
  at: Date,
): Promise<PaymentIntent> {
  if (input.metadata.userId !== actor.id) throw new Problem('forbidden', 'This is not your session’s user.');
  const held = await db.transaction(async (db) => {
    const { order, wasThere } = await hold(db, wishOf(input.metadata), at);
    if (order.amountCents !== Math.round(input.amount * 100))
      throw new Problem('price_changed', 'The price is another one now. Look at it again before you pay.');
    if (wasThere) await requireNotProcessing(db, order.id);
    return { ...order, wasThere };
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

function wishOf(metadata: CreatePaymentIntent['metadata']): Wish {
  const { type, itemId, ...wish } = metadata;
  return 'from' in wish ? { ...wish, rentalId: itemId } : { ...wish, eventId: itemId };
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
async function reuseOrOpen(
  db: Db,
  provider: PaymentProvider,
  order: OrderRow & { wasThere: boolean },
  at: Date,
): Promise<PaymentRow> {
  const isSame = (payment: PaymentRow) => payment.amountCents === order.amountCents;
  const open = order.wasThere ? (await findOpen(db, order.id)).find(isSame) : undefined;
  if (open) return open;
  const made = await provider.open({ amountCents: order.amountCents, key: `${order.id}-${order.amountCents}` });
  return db.transaction(async (db) => {
    await lockOrder(db, order.id);
    const opened = await findOpen(db, order.id);
    const meanwhile = opened.find(isSame);
    if (meanwhile) return meanwhile;
    if (opened.length > 0)
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

async function findOpen(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open')));
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
  return db.transaction(async (db) => {
    const order = await lockOrder(db, payment.orderId);
    if (order.userId !== actor.id) throw new Problem('not_found', 'There is no such payment.');
    if (payment.status === 'processing' || payment.status === 'succeeded')
      return { status: 'processing', reason: null };
    // The hold may have got another quantity since: then this payment is of yesterday's price.
    if (payment.status !== 'open' || payment.amountCents !== order.amountCents)
      throw new Problem('conflict', 'This payment was replaced by another one.');
    if (order.status !== 'pending' || order.holdExpiresAt === null || order.holdExpiresAt <= at)
      throw new Problem('hold_expired', 'Your places went back after 15 minutes. Nothing was charged.');
    const reason = refusalOf(card, at);
    if (reason !== undefined) return { status: 'refused', reason };
    const taken = await db
      .update(payments)
      .set({ status: 'processing' })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')))
      .returning({ id: payments.id });
    const { id, amountCents } = payment;
    if (taken.length === 1) await enqueue(db, sandboxNoticeTask, { paymentId: id, amountCents }, at);
    return { status: 'processing', reason: null };
  });
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
    const [payment] = await db.select().from(payments).where(eq(payments.id, id));
    if (!payment) throw new Problem('not_found', 'There is no such payment.');
    if (settled.includes(payment.status)) return;
    if (payment.amountCents !== amount) throw new Problem('conflict', 'The notice tells of another amount.');
    // Another notice of the same payment may be at work: the order's row decides, as for everything else.
    const outcome = await confirmOrder(db, payment.orderId, at);
    await db
      .update(payments)
      .set({ status: outcome === 'confirmed' ? 'succeeded' : 'refunded' })
      .where(and(eq(payments.id, id), notInArray(payments.status, settled)));
  });
}
