/**
 * Disputes at the sandbox (decision 0101), as the test cards of a real provider make them: paid, and asked back by the bank at
 * once. What is answered decides them, and silence loses them; no bank is asked.
 * https://docs.stripe.com/testing#disputes and #evidence
 */
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { ToldDispute } from '#features/orders/server/doors/money-back.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { cardDigits } from '../../rules.ts';
import { providerRefuses } from '../provider.ts';
import { book } from './sandbox-balance.ts';
import { sandboxDisputes } from '../table.ts';

/** Test cards whose payment is disputed, and the reason that their bank gives. */
const disputed: Readonly<Record<string, string>> = {
  '4000000000000259': 'fraudulent',
  '4000000000002685': 'product_not_received',
};
/** What answers come to: the words of the provider's own tests. Any other is looked at until its day. */
const verdicts: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' };

/** Which of them a card's owner is to dispute; undefined for any other card. */
export const disputeOf = (cardNumber: string): string | undefined => disputed[cardDigits(cardNumber)];

/** What a provider takes for a dispute, whoever wins it; its price list for Spain. */
const disputeCostCents = 2000;
/** How long an answer is waited for, in days. */
const answerDays = 7;
const undecided = ['needs_response', 'under_review'] as const;

/** The task that tells the house of a dispute: when it is opened, and when its day has come. */
export const sandboxDisputeTask = 'sandbox-dispute';

/** A bank asks for the whole of a payment, and has it until the dispute is won. Call it with what takes the card. */
export async function openDispute(
  db: Db,
  { id: paymentId, amountCents }: { readonly id: string; readonly amountCents: number },
  reason: string,
  at: Date,
): Promise<void> {
  const id = `du_${idOf(paymentId)}`;
  const dueBy = daysAfter(at, answerDays);
  await db.insert(sandboxDisputes).values({ id, paymentId, amountCents, reason, status: 'needs_response', dueBy });
  const move = { paymentId, kind: 'adjustment', createdAt: at };
  await book(db, [{ ...move, id: `txn_${id}`, amountCents: -amountCents, costCents: disputeCostCents }]);
  await enqueue(db, sandboxDisputeTask, { paymentId }, at);
  await enqueue(db, sandboxDisputeTask, { paymentId }, dueBy);
}

/** Whether a bank asks for a payment, or has got it. */
export async function isDisputed(db: Db, paymentId: string): Promise<boolean> {
  const rows = await db.select().from(sandboxDisputes).where(eq(sandboxDisputes.paymentId, paymentId));
  return rows.some(({ status }) => status !== 'won');
}

/** The disputes of a payment, as a provider tells of them. */
export async function disputesOf(db: Db, paymentId: string): Promise<ToldDispute[]> {
  const rows = await db
    .select()
    .from(sandboxDisputes)
    .where(eq(sandboxDisputes.paymentId, paymentId))
    .orderBy(sandboxDisputes.dueBy, sandboxDisputes.id);
  return rows.map(({ id, amountCents, reason, status, dueBy }) => ({
    id,
    amountCents,
    reason,
    status: status === 'won' || status === 'lost' ? status : 'open',
    answerBy: dueBy,
    takenCents: amountCents,
    returnedCents: status === 'won' ? amountCents : 0,
  }));
}

/** Takes the one answer that a dispute has; refused once it was answered or decided, as a provider does. */
export async function answerDispute(db: Db, id: string, text: string, at: Date): Promise<void> {
  const verdict = verdicts[text.trim()];
  await db.transaction(async (db) => {
    const [answered] = await db
      .update(sandboxDisputes)
      .set({ status: verdict ?? 'under_review' })
      .where(and(eq(sandboxDisputes.id, id), eq(sandboxDisputes.status, 'needs_response')))
      .returning();
    if (!answered) throw providerRefuses(new Error('This dispute takes no evidence'));
    if (verdict !== 'won') return;
    const { paymentId, amountCents } = answered;
    await book(db, [{ id: `txn_${id}_won`, paymentId, kind: 'adjustment', amountCents, createdAt: at }]);
  });
}

/** A dispute whose day has come is lost. */
export async function endDisputes(db: Db, paymentId: string, clock: Clock): Promise<void> {
  const isOver = and(
    eq(sandboxDisputes.paymentId, paymentId),
    inArray(sandboxDisputes.status, [...undecided]),
    lte(sandboxDisputes.dueBy, clock()),
  );
  await db.update(sandboxDisputes).set({ status: 'lost' }).where(isOver);
}
