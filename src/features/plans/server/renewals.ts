/** What becomes of a plan when its period is over; the payments room charges (issue 6). */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { graceFrom, nextMonth, nextTry } from '../subscription.ts';
import type { PaidPeriod } from '../subscription.ts';
import { postPlanEnd, postPlanLetter } from './letters.ts';
import { isRunning, lockSubscription, put } from './rows.ts';
import { subscriptions } from './table.ts';
import type { SubscriptionRow } from './table.ts';

/** Longer than a charge takes, and longer than an order is held: whoever began is taken for dead after it. */
const claimMs = 20 * 60_000;
const batch = 50;

/**
 * Whose period is over, or whose renewal is to be tried again; the longest waiting first. Nobody pays for what a suspended
 * account can't use: it waits until the suspension is lifted.
 */
export async function dueRenewals(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(lte(subscriptions.renewAt, at), isNull(users.suspendedAt)))
    .orderBy(asc(subscriptions.renewAt), asc(subscriptions.userId))
    .limit(batch);
  return rows.map(({ userId }) => userId);
}

/**
 * Claims a renewal, so that no other process charges it too, and gives what is to be paid. Ends a plan that was
 * cancelled or whose grace is over. Call it in a transaction that has locked the member.
 */
export async function claimRenewal(
  db: Db,
  userId: string,
  at: Date,
): Promise<{ row: SubscriptionRow; month: PaidPeriod } | undefined> {
  const row = await lockSubscription(db, userId);
  if (!isRunning(row) || row.renewAt === null || row.renewAt > at) return undefined;
  if (row.endsWithPeriod || (row.graceUntil !== null && row.graceUntil <= at)) {
    await endPlan(db, row, at);
    return undefined;
  }
  await put(db, row, { renewAt: new Date(at.getTime() + claimMs) });
  return { row, month: nextMonth(row) };
}

/** Back to the free plan. Call it in a transaction, with the row locked. */
export async function endPlan(db: Db, row: SubscriptionRow, at: Date): Promise<void> {
  await put(db, row, { status: 'ended', renewAt: null, graceUntil: null, nextPlan: null, updatedAt: at });
  await postPlanEnd(db, row.userId, row.plan, at);
}

/** What is written when a renewal was not paid, by why it was not. */
const letterOf = { refused: 'planFailed', unconfirmed: 'planUnconfirmed', held: 'planHeld' } as const;

/**
 * The charge was refused, the bank wants to see the card's owner, or it is held while a bank decides about an earlier one: the
 * plan stays for its grace and is tried again; the first time its owner is written to, and told which of these it is.
 */
export async function failRenewal(
  db: Db,
  userId: string,
  periodEnd: Date,
  why: keyof typeof letterOf,
  at: Date,
): Promise<void> {
  const row = await lockSubscription(db, userId);
  // Somebody paid meanwhile.
  if (!isRunning(row) || row.periodEnd.getTime() !== periodEnd.getTime()) return;
  const graceUntil = row.graceUntil ?? graceFrom(at);
  await put(db, row, { status: 'past_due', graceUntil, renewAt: nextTry(at, graceUntil), updatedAt: at });
  if (row.graceUntil === null) {
    const { plan, amountCents } = nextMonth(row);
    await postPlanLetter(db, letterOf[why], { userId, plan, amountCents, endsAt: graceUntil }, at);
  }
}
