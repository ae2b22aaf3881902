/** Money in, its beginning: what is bought is held, and a payment is opened for it (specification section 7; decisions, Money). */
import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { commissionCents } from '#features/ledger/rules.ts';
import { eventWish, heldFrom, hold, inTurn, planWish, stayWish } from '#features/orders/server/doors/buying.ts';
import type { Wish } from '#features/orders/server/doors/buying.ts';
import { lockOrder, requireOwnOrder } from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { partyOf } from '#features/invoices/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import { findSubscription } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Party } from '#market/vat/party.ts';
import type { CreatePaymentIntent, PaymentIntent } from '../contract.ts';
import { nameBuyer } from './bill-to.ts';
import { replaceOpen } from './ending.ts';
import type { ForCustomer, PaymentProvider } from './provider.ts';
import { withPatience } from './provider.ts';
import { payments } from './table.ts';
import type { PaymentRow } from './table.ts';

export { decideInSandbox } from './sandbox/sandbox-accounts.ts';
export { confirmSandboxPayment } from './sandbox/sandbox-payment.ts';
export { forgetCustomer } from './ending.ts';

/**
 * Holds what is bought and opens a payment for it. The server's own amount counts: another one is refused (422). Who
 * buys so much that its invoice names them says who they are first (422 buyer_unnamed); who would wait too long for the
 * provider gets 503: the places stay theirs, and the next call goes on.
 */
export async function createPaymentIntent(
  db: Db,
  provider: PaymentProvider,
  actor: { id: string; role?: string; address?: string },
  input: CreatePaymentIntent,
  at: Date,
): Promise<PaymentIntent> {
  if (input.metadata.userId !== actor.id) throw new Problem('forbidden', 'This is not your session’s user.');
  const isPlan = input.metadata.type === 'subscription';
  if (isPlan && actor.role !== 'business') throw new Problem('forbidden', 'Plans are for business accounts.');
  const billTo = input.billTo && (await partyOf(input.billTo, 'buyer_unnamed'));
  const held = await keptFor(db, input, { ...actor, billTo }, at);
  const payment = await withPatience(provider, async () =>
    reuseOrOpen(db, provider, held, at, await savedFor(db, provider, held)),
  );
  return {
    clientSecret: payment.clientSecret,
    orderId: held.id,
    holdExpiresAt: (held.holdExpiresAt ?? at).toISOString(),
    provider: provider.name,
    publishableKey: provider.publishableKey,
    saves: isMonthly(held),
  };
}

type Buyer = { readonly id: string; readonly address?: string | undefined; readonly billTo: Party | undefined };

/** What is paid for, on hold, and whether it was there before. */
async function keptFor(
  db: Db,
  { amount, metadata }: CreatePaymentIntent,
  { id: userId, address, billTo }: Buyer,
  at: Date,
): Promise<OrderRow & { wasThere: boolean }> {
  const requireShown = ({ amountCents }: OrderRow) => {
    if (amountCents !== Math.round(amount * 100))
      throw new Problem('price_changed', 'The price is another one now. Look at it again before you pay.');
  };
  if (metadata.type === 'supplement')
    return db.transaction(async (db) => {
      const order = await requireSupplement(db, userId, metadata.itemId, at);
      requireShown(order);
      await nameBuyer(db, order, billTo);
      return { ...order, wasThere: true };
    });
  const wish = wishOf(metadata, address);
  const keep = async (db: Db) => {
    const { order, before } = await hold(db, wish, at);
    requireShown(order);
    if (before) await requireNotProcessing(db, order.id);
    // A form that is open elsewhere shows what it was: it does not pay for what it is now, even for the same sum.
    if (before && !isSoldAlike(before, order)) await replaceOpen(db, order.id, at);
    await nameBuyer(db, order, billTo);
    return { ...order, wasThere: before !== undefined };
  };
  return inTurn(db, wish, at, () => db.transaction(keep));
}

/** What dearer dates cost more, held since their owner agreed: it is paid as it is, and by whom it is held for alone. */
async function requireSupplement(db: Db, userId: string, id: string, at: Date): Promise<OrderRow> {
  await requireOwnOrder(db, userId, id);
  const order = await lockOrder(db, id);
  if (order.kind !== 'supplement') throw new Problem('not_found', 'There is no such order.');
  if (order.status === 'confirmed') throw new Problem('already_paid', 'This is paid.');
  await requireNotProcessing(db, id);
  if (order.status !== 'pending' || order.holdExpiresAt === null || order.holdExpiresAt <= at)
    throw new Problem('hold_expired', 'The time to pay for these dates is up. Nothing was charged.');
  return order;
}

type Wished = Exclude<CreatePaymentIntent['metadata'], { readonly type: 'supplement' }>;
function wishOf(metadata: Wished, address: string | undefined): Wish {
  if (metadata.type === 'subscription') return planWish({ userId: metadata.userId, plan: metadata.plan });
  const { type, itemId, ...wish } = metadata;
  const whence = address === undefined ? undefined : heldFrom(address);
  return 'from' in wish
    ? stayWish({ ...wish, rentalId: itemId, whence })
    : eventWish({ ...wish, eventId: itemId, whence });
}

/** Whether who pays for the one pays for the other: as many things and people, under the same terms, for the same time. A plan begins whenever. */
function isSoldAlike(one: OrderRow, other: OrderRow): boolean {
  const sold = ({
    plan,
    quantity,
    guests,
    units,
    unit,
    ticketTypeId,
    discountCodeId,
    refundSteps,
    startsAt,
    endsAt,
  }: OrderRow) =>
    JSON.stringify([
      plan,
      quantity,
      guests,
      units,
      unit,
      ticketTypeId,
      discountCodeId,
      refundSteps,
      ...(plan === null ? [startsAt, endsAt] : []),
    ]);
  return sold(one) === sold(other);
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

/** What is paid again every month, and so with a card that is kept. */
const isMonthly = ({ plan }: OrderRow): boolean => plan !== null && plan !== 'features';

/** Whom a plan's payments are saved for, so that its next months can be charged; nobody for what is bought once. */
async function savedFor(db: Db, provider: PaymentProvider, order: OrderRow): Promise<ForCustomer | undefined> {
  if (!isMonthly(order)) return undefined;
  const known = await findSubscription(db, order.userId);
  const own = known?.provider === provider.name ? known.customer : null;
  return { customer: own ?? (await provider.customer(order.userId)), use: 'saved' };
}

/** Where an owner's share goes as it is paid; nowhere of what is the house's own, or paid on by bank. */
const splitFor = ({
  payoutAccount,
  amountCents,
  commissionPercent,
}: Pick<OrderRow, 'payoutAccount' | 'amountCents' | 'commissionPercent'>) =>
  payoutAccount === null
    ? undefined
    : { account: payoutAccount, feeCents: commissionCents(amountCents, commissionPercent) };

/** The open payment of this amount, or a new one in place of others. The provider is asked between transactions. */
export async function reuseOrOpen(
  db: Db,
  provider: PaymentProvider,
  {
    wasThere,
    ...order
  }: Pick<OrderRow, 'id' | 'amountCents' | 'payoutAccount' | 'commissionPercent'> & { wasThere: boolean },
  at: Date,
  of?: ForCustomer,
): Promise<PaymentRow> {
  const { id: orderId, amountCents } = order;
  const isSame = (payment: PaymentRow) =>
    payment.status === 'open' && payment.amountCents === amountCents && payment.provider === provider.name;
  const before = wasThere ? await paymentsOf(db, orderId) : [];
  const open = before.find(isSame);
  if (open) return open;
  // The count tells an amount that comes back from the time before, whose payment is closed.
  const key = `${orderId}-${amountCents}-${before.length}`;
  const made = await provider.open({ orderId, amountCents, key, of, split: splitFor(order) });
  const { name } = provider;
  const [first] = wasThere ? [] : await firstPayment(db, { ...made, orderId, amountCents, provider: name, at });
  if (first) return first;
  return db.transaction(async (db) => {
    const locked = await lockOrder(db, orderId);
    const now = await paymentsOf(db, orderId);
    const meanwhile = now.find(isSame);
    if (meanwhile) return meanwhile;
    if (locked.amountCents !== amountCents || now.some(({ id }) => id === made.id))
      throw new Problem('conflict', 'This payment was replaced by another one.');
    await replaceOpen(db, orderId, at);
    const [row] = await db
      .insert(payments)
      .values({ ...made, orderId, provider: provider.name, amountCents, status: 'open', createdAt: at })
      .returning();
    return row as PaymentRow;
  });
}

/**
 * The payment of an order that was just made: one statement, while the order costs what the payment was opened for and
 * has no other. Nothing comes of it when the buyer was quicker in another tab.
 */
const firstPayment = prepared((db) => {
  const { placeholder } = sql;
  const another = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orders.id));
  const payment = db
    .select({
      id: sql`${placeholder('id')}`.as('id'),
      orderId: orders.id,
      provider: sql`${placeholder('provider')}`.as('provider'),
      clientSecret: sql`${placeholder('clientSecret')}`.as('client_secret'),
      amountCents: orders.amountCents,
      status: sql`'open'`.as('status'),
      createdAt: sql`${placeholder('at')}::timestamptz`.as('created_at'),
    })
    .from(orders)
    .where(
      and(
        eq(orders.id, placeholder('orderId')),
        eq(orders.amountCents, placeholder('amountCents')),
        notExists(another),
      ),
    )
    .for('update');
  return db.insert(payments).select(payment).onConflictDoNothing().returning();
});

async function paymentsOf(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId));
}

/** A bank may take its time over a month's payment: another one would be paid twice. */
export async function isUnderWay(db: Db, userId: string, startsAt: Date): Promise<boolean> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.userId, userId), eq(orders.startsAt, startsAt), eq(payments.status, 'processing')))
    .limit(1);
  return payment !== undefined;
}
