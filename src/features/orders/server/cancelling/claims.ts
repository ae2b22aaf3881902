/**
 * What happens to the money of an order outside the house: a refund that somebody makes in the provider's dashboard, and a
 * buyer's bank that asks for it back (decision 0043). Each is told as it stands now, so twice, late or in another order
 * than it happened is the same.
 */
import { and, eq } from 'drizzle-orm';
import { postDispute, postReinstatement } from '#features/ledger/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { wallClock } from '#market/town/dates.ts';
import { priceOf } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import { invoiceTask } from '../../rules.ts';
import type { DisputeStatus, RefundStatus } from '../../rules.ts';
import { tellKeepersOfEnd, tellKeepersOfHold } from '../letters/keepers.ts';
import { postCancelledLetters, postDashboardRefundLetter, postDisputeDecidedLetter } from '../letters/letters.ts';
import { tellOwnerOfDispute, tellOwnerOfRefund } from '../letters/owner-letters.ts';
import { disputesAmong, isDisputed } from '../records/disputed.ts';
import { lockPaidOrder } from '../records/locks.ts';
import { giveAgain, takeBack } from '../money-back/owner-transfers.ts';
import { withPlan } from '../money-back/plan-returned.ts';
import { recordRefund, refundDone, refundFailed } from '../money-back/refunds.ts';
import { giveBack } from '../records/stock.ts';
import { leftOfOrder } from '../records/rows.ts';
import { endSupplements, lockWithSupplements, wholeOf } from '../other-dates/supplements.ts';
import { disputes, orders, refunds } from '../table.ts';
import type { OrderRow } from '../table.ts';

export type ToldRefund = {
  readonly id: string;
  /** Which of the house's own attempts it is; its first unless told. */
  readonly attempt?: number | undefined;
  readonly amountCents: number;
  readonly status: RefundStatus;
};

export type ToldDispute = {
  readonly id: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly status: DisputeStatus;
  readonly answerBy: Date | null;
  /** What the bank has taken so far, and what of it came back. */
  readonly takenCents: number;
  readonly returnedCents: number;
};

/** Writes to a buyer that money is theirs again, once it is known what else there is to tell. */
type Letter = () => Promise<void>;

/**
 * Takes what the provider tells of one order's money, in a transaction of its own. Gives the refunds that failed after they
 * had been promised or done: somebody has to look at those.
 */
export async function takeClaims(
  db: Db,
  orderId: string,
  told: { readonly refunds: readonly ToldRefund[]; readonly disputes: readonly ToldDispute[] },
  at: Date,
): Promise<string[]> {
  return db.transaction(async (db) => {
    const failed: string[] = [];
    // What a letter about a plan tells of its money is not told twice.
    const letters: Letter[] = [];
    const take = async () => {
      for (const refund of told.refunds)
        if (await takeRefund(db, await lockPaidOrder(db, orderId), refund, letters, at)) failed.push(refund.id);
      for (const dispute of told.disputes)
        await takeDispute(db, await lockPaidOrder(db, orderId), dispute, letters, at);
    };
    const before = (await disputesAmong(db, [orderId])).get(orderId);
    if (!(await withPlan(db, await lockPaidOrder(db, orderId), take, { at }))) for (const post of letters) await post();
    const order = await lockPaidOrder(db, orderId);
    const now = (await disputesAmong(db, [orderId])).get(orderId);
    await tellKeepersOfHold(db, order, [before, now], at);
    return failed;
  });
}

/** True when a refund that the house knows has failed now. One of the dashboard is booked the first time it is told of. */
async function takeRefund(
  db: Db,
  order: OrderRow,
  { id, attempt = 1, amountCents, status }: ToldRefund,
  letters: Letter[],
  at: Date,
): Promise<boolean> {
  const [known] = await db.select().from(refunds).where(eq(refunds.id, id));
  if (known) {
    // What became of an earlier attempt is settled since another was begun.
    if (known.attempt !== attempt) return false;
    if (status === 'failed') return refundFailed(db, known, at);
    if (status === 'done' && known.status === 'asked') await refundDone(db, id, at);
    return false;
  }
  // What is left of it: the rest went back in another way already.
  const cents = Math.min(amountCents, leftOfOrder(order));
  if (status === 'failed' || cents <= 0) return false;
  const doneAt = status === 'done' ? at : null;
  await recordRefund(db, order, { id, amountCents: cents, reason: 'dashboard', status, doneAt }, at);
  const stands = order.status === 'confirmed';
  // Of what was paid besides for other dates nothing ends: the booking is given back by its own order.
  const ends = stands && order.refundedCents + cents === order.amountCents && order.kind !== 'supplement';
  if (ends) await endRefunded(db, order, at);
  else if (stands) await tellOwnerOfRefund(db, order, cents, at);
  // Of a booking that ends with it the letter of its end says what goes back.
  if (ends && order.kind !== 'plan') return false;
  const back = { amountCents: cents, stays: stands && order.kind !== 'plan' };
  letters.push(() => postDashboardRefundLetter(db, order, back, at));
  return false;
}

/** All of it went back: its tickets open no door any more, and its places are for others. */
async function endRefunded(db: Db, order: OrderRow, at: Date): Promise<void> {
  await db.update(orders).set({ status: 'refunded', cancelledAt: at }).where(eq(orders.id, order.id));
  if (order.kind === 'plan') return;
  await giveBack(db, [order]);
  const booking = await lockWithSupplements(db, order);
  const whole = wholeOf(booking);
  await endSupplements(db, booking, { back: leftOfOrder, reason: 'organiser' }, at);
  await postCancelledLetters(db, whole, whole.amountCents, { by: 'organiser' }, at);
  await tellKeepersOfEnd(db, order, at);
}

/** The desk is written to when it is new to us, its owner also when it is decided, its buyer then alone; what was decided is not opened again by an older word. */
async function takeDispute(db: Db, order: OrderRow, told: ToldDispute, letters: Letter[], at: Date): Promise<void> {
  const { id, amountCents, reason, status, answerBy, takenCents, returnedCents } = told;
  const settledAt = status === 'open' ? null : at;
  const [fresh] = await db
    .insert(disputes)
    .values({ id, orderId: order.id, amountCents, reason, status, answerBy, createdAt: at, settledAt })
    .onConflictDoNothing()
    .returning();
  if (fresh) await tellDesk(db, order.id, told, at);
  const [changed] = fresh
    ? []
    : await db
        .update(disputes)
        .set({ amountCents, reason, status, answerBy, settledAt })
        .where(and(eq(disputes.id, id), eq(disputes.status, 'open')))
        .returning();
  if (fresh ?? (changed && status !== 'open')) await tellOwnerOfDispute(db, order, { amountCents, status }, at);
  if ((fresh ?? changed) && status !== 'open') {
    const tell = () => tellBuyer(db, order, { amountCents, status }, at);
    if (status === 'lost') letters.push(tell);
    else await tell();
  }
  if (takenCents > 0) {
    await postDispute(db, order, id, takenCents, at);
    await takeBack(db, order, { id, amountCents: takenCents }, at);
  }
  if (returnedCents > 0) {
    await postReinstatement(db, order, id, returnedCents, at);
    await giveAgain(db, order, id, returnedCents, at);
  }
  if (status === 'lost') await enqueue(db, invoiceTask, { orderId: order.id, of: 'refund' }, at);
}

/** What their bank has decided: they asked it themselves, so that it asks is no news to them. */
async function tellBuyer(
  db: Db,
  order: OrderRow,
  decided: { readonly amountCents: number; readonly status: 'won' | 'lost' },
  at: Date,
): Promise<void> {
  const hasCodes = order.kind !== 'plan' && order.status === 'confirmed';
  // What was paid besides for a booking's dates is part of it, and another payment of it may be asked for still.
  const isShut = hasCodes && (await isDisputed(db, order.extendsOrderId ?? order.id));
  const becomes = decided.status === 'lost' ? 'shut' : isShut ? null : 'stands';
  await postDisputeDecidedLetter(db, order, { ...decided, booking: hasCodes ? becomes : null }, at);
}

/** Whom it is about stands at the desk and not in a letter. */
async function tellDesk(
  db: Db,
  order: string,
  { amountCents, reason, answerBy }: ToldDispute,
  at: Date,
): Promise<void> {
  const until = answerBy === null ? null : wallClock(answerBy).date;
  const values = { order, amount: priceOf(amountCents), reason, until };
  await postMail(db, { to: town.emails.business, language: town.language, letter: 'disputed', values }, at);
}
