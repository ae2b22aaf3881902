/** Money that came: the one way in for notices and for what reconciliation finds (decisions, Money; quality, Payments). */
import { eq, sql } from 'drizzle-orm';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared, together } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { Problem } from '#kit/shared/problem.ts';
import { lockHeld, lockLate } from './locks.ts';
import type { Payable } from './locks.ts';
import type { NamedMove } from '../comparison/comparison.ts';
import type { Notice, Paid } from './notice.ts';
import type { PaymentProvider } from '../provider.ts';
import { houseCurrency } from '../provider.ts';
import { paymentNotices, payments } from '../table.ts';
import type { PaymentRow } from '../table.ts';
import { balanceTask, claimsTask, returnTask } from '../task-names.ts';

/** A payment whose order took its money; nothing changes it any more. An order has one at most. */
const isTaken = ({ status }: PaymentRow) => status === 'succeeded' || status === 'refunded';

/**
 * Takes a signed notice once: the second delivery of the same one has no effect (deduplicated in the same transaction).
 * Notices of other kinds, or of what the house does not know, change nothing: what it asked for it asks after itself.
 * Neither do those of another amount, another currency, or of tests where money moves and the reverse: 409, and somebody
 * has to look at it.
 */
export async function takeNotice(
  db: Db,
  providers: readonly PaymentProvider[],
  notice: Notice,
  at: Date,
): Promise<void> {
  const { paid, claimed, moved } = notice;
  if (moved !== undefined) return hearMove(db, providers, moved, notice.isLive, at);
  if (claimed !== undefined) return hearClaims(db, providers, claimed, notice.isLive, at);
  if (!paid) return;
  await requireMode(db, providers, paid.id, notice.isLive);
  await db.transaction(async (db) => {
    const [fresh, held] = await together([newNotice(db, { id: notice.id, at }), lockHeld(db, paid.id)]);
    if (fresh.length > 0) await takeInto(db, held ?? (await lockLate(db, paid.id)), paid, at);
  });
}

/** Has the provider asked what became of a payment's money, whichever notice came first; not of what the house does not know. */
async function hearClaims(
  db: Db,
  providers: readonly PaymentProvider[],
  paymentId: string,
  isLive: boolean,
  at: Date,
): Promise<void> {
  const [payment] = await db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
  if (!payment) return;
  await requireMode(db, providers, paymentId, isLive);
  await enqueue(db, claimsTask, { paymentId }, at);
}

/** Has the provider asked what moved; the sandbox moves nothing by itself. */
async function hearMove(
  db: Db,
  [usual]: readonly PaymentProvider[],
  moved: NamedMove,
  isLive: boolean,
  at: Date,
): Promise<void> {
  if (!usual || usual.name === 'sandbox') return;
  if (usual.isLive !== isLive) throw otherMode(isLive);
  await enqueue(db, balanceTask, { provider: usual.name, ...moved }, at);
}

const otherMode = (isLive: boolean) =>
  new Problem('conflict', `The notice is of ${isLive ? 'live' : 'test'} mode, which this house is not in.`);

/** Nearly always what the first provider's key says; a payment of the sandbox from before the keys is none of theirs. */
async function requireMode(db: Db, providers: readonly PaymentProvider[], paymentId: string, isLive: boolean) {
  const [usual] = providers;
  if (usual?.isLive === isLive) return;
  const [payment] = await db.select({ name: payments.provider }).from(payments).where(eq(payments.id, paymentId));
  const own = payment && providers.find(({ name }) => name === payment.name);
  if ((own ?? usual)?.isLive !== isLive) throw otherMode(isLive);
}

const newNotice = prepared((db) =>
  db
    .insert(paymentNotices)
    .values({ id: sql.placeholder('id'), receivedAt: sql`${sql.placeholder('at')}` })
    .onConflictDoNothing()
    .returning(),
);

/**
 * Takes the money of a payment that the provider says succeeded: its order is confirmed, or refunded when its places are
 * gone. Money for an order that is paid already, or for what it cost before it was changed, goes back whole and is never
 * booked: another payment takes its place. Twice is once; call it in a transaction.
 */
export async function takePayment(db: Db, paid: Paid, at: Date): Promise<void> {
  await takeInto(db, (await lockHeld(db, paid.id)) ?? (await lockLate(db, paid.id)), paid, at);
}

async function takeInto(db: Db, { order, ofOrder }: Payable, paid: Paid, at: Date): Promise<void> {
  const payment = ofOrder.find(({ id }) => id === paid.id);
  if (!payment || isTaken(payment)) return;
  if (payment.amountCents !== paid.amountCents) throw new Problem('conflict', 'The notice tells of another amount.');
  if (paid.currency !== houseCurrency) throw new Problem('conflict', 'The notice tells of another currency.');
  if (ofOrder.some(isTaken) || payment.amountCents !== order.amountCents) {
    await markPayment(db, payment.id, 'replaced');
    await enqueue(db, returnTask, { paymentId: payment.id }, at);
    return;
  }
  const { customer = null, method = null } = paid.saved ?? {};
  const paidWith = { provider: payment.provider, customer, method };
  // Marked without waiting for the answer, which is nearly always this one.
  const [outcome] = await together([
    confirmOrder(db, order.id, at, paidWith),
    markPayment(db, payment.id, 'succeeded'),
  ]);
  if (outcome === 'refund') await markPayment(db, payment.id, 'refunded');
}

/** Notes how a payment stands; its order is locked by whoever calls. */
export async function markPayment(db: Db, id: string, status: PaymentRow['status']): Promise<void> {
  await markedPayment(db, { id, status });
}

const markedPayment = prepared((db) =>
  db
    .update(payments)
    .set({ status: sql`${sql.placeholder('status')}` })
    .where(eq(payments.id, sql.placeholder('id'))),
);
