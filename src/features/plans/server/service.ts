/** Subscriptions: what a business account's plan is, what it may become, and what a payment makes of it (issue 6). */
import { eq } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inEachWritten } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import { planRanks, type PlanRank } from '#market/listings/plan-rank.ts';
import type { ChangePlan, OwnPlan, Receipt } from '../contract.ts';
import { messages } from '../messages.ts';
import { monthlyPlans, planCommission, rankOfPlan } from '../rules.ts';
import {
  addMonths,
  changeTo,
  commissionUnder,
  dealMonthsLeft,
  monthCents,
  nextMonth,
  packageCents,
  stepOf,
  upgradeCents,
} from '../subscription.ts';
import type { SoldPlan } from '../rules.ts';
import type { PaidPeriod } from '../subscription.ts';
import { postPlanEnding, postPlanLetter } from './letters.ts';
import { openPackage, placesOf } from './packages.ts';
import { endPlan } from './renewals.ts';
import { findSubscription, isRunning, lockSubscription, put } from './rows.ts';
import { subscriptions } from './table.ts';
import type { SubscriptionRow } from './table.ts';

export { claimRenewal, dueRenewals, failRenewal } from './renewals.ts';
export { endPackages } from './packages.ts';
export { takePlanBack } from './returned.ts';
export { findSubscription } from './rows.ts';
export type { SubscriptionRow };

/** How the provider knows whom and what to charge. */
export type PaidWith = { readonly provider: string; readonly customer: string | null; readonly method: string | null };

/** An order of a plan, as far as its plan needs it. */
type PlanOrder = {
  readonly id: string;
  readonly userId: string;
  readonly plan: SoldPlan | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly amountCents: number;
};

/** Gives the paid orders of a member's plans; the orders room needs this one, so the roof hands it in. */
export type ReceiptsOf = (db: Db, userId: string) => Promise<Receipt[]>;

/** What a plan is called, in both languages. */
export function planTitle(plan: SoldPlan) {
  return inEachWritten((one) => messages[one][`name.${plan}`]);
}

/** The percent of a sale that the house takes of this owner now (decisions, Money); a plan in its grace still counts. */
export async function commissionOf(db: Db, ownerId: string): Promise<number> {
  const row = await findSubscription(db, ownerId);
  return isRunning(row) ? commissionUnder(row.plan) : planCommission.starter;
}

/** What a member's plan gives their listings now (`planRanks`); a plan in its grace still counts. */
export async function planRankOf(db: Db, userId: string): Promise<PlanRank> {
  const row = await findSubscription(db, userId);
  return isRunning(row) ? rankOfPlan[row.plan] : planRanks.none;
}

/** What a member pays now for a plan, and for which time. Refuses 409 with words what can't be paid for now. */
export async function priceToday(
  db: Db,
  userId: string,
  plan: SoldPlan,
  at: Date,
): Promise<Omit<PaidPeriod, 'plan' | 'endsAt'> & { readonly endsAt: Date | null }> {
  if (plan === 'features') return { startsAt: at, endsAt: null, amountCents: packageCents };
  const row = await findSubscription(db, userId);
  const advancedMonths = row?.advancedMonths ?? 0;
  if (!isRunning(row)) return { startsAt: at, endsAt: addMonths(at, 1), amountCents: monthCents(plan, advancedMonths) };
  const due = nextMonth(row);
  if (row.status === 'past_due') {
    if (plan === due.plan) return due;
    throw new Problem('conflict', 'Your plan’s last payment failed. Pay for that plan first.');
  }
  if (plan === row.plan) throw new Problem('conflict', 'You are on this plan already.');
  if (changeTo(row, plan, at) !== 'now')
    throw new Problem('conflict', 'This plan can’t begin before the next period. Choose it on your dashboard.');
  return { startsAt: at, endsAt: row.periodEnd, amountCents: upgradeCents(row, plan, at) };
}

/** Whether a plan's order would still do something: its time may be over, or another payment was faster. */
export async function stillFits(db: Db, order: PlanOrder, at: Date): Promise<boolean> {
  if (order.plan === 'features') return true;
  return stepOf(await findSubscription(db, order.userId), order, at) !== undefined;
}

/**
 * A plan's order is paid: the plan begins, goes on for a month, or is the dearer one from now on. False when it does not
 * fit any more, so that the money goes back. Call it in the transaction that confirms the order.
 */
export async function takePlan(db: Db, order: PlanOrder, paidWith: PaidWith, at: Date): Promise<boolean> {
  const { userId, plan, startsAt, endsAt } = order;
  if (plan === null || (await isErased(db, userId))) return false;
  if (plan === 'features') {
    await openPackage(db, order, at);
    await postPlanLetter(db, 'planBought', order, at);
    return true;
  }
  const row = await lockSubscription(db, userId);
  const step = stepOf(row, order, at);
  if (step === undefined || endsAt === null) return false;
  const version = (row?.version ?? 0) + 1;
  // A renewal is charged to what is known already.
  const how = { ...paidWith, customer: paidWith.customer ?? row?.customer ?? null };
  const known = { ...how, method: how.method ?? row?.method ?? null, updatedAt: at };
  const period = { periodStart: startsAt, periodEnd: endsAt, renewAt: endsAt, graceUntil: null };
  // Every payment of Advanced is a month of it: nothing is upgraded to it.
  const advancedMonths = (row?.advancedMonths ?? 0) + (plan === 'advanced' ? 1 : 0);
  const active = { plan, status: 'active', nextPlan: null, advancedMonths, ...known } as const;
  if (row === undefined || step === 'begin') {
    const begun = { ...active, ...period, startedAt: startsAt, monthsPaid: 1, endsWithPeriod: false };
    await db
      .insert(subscriptions)
      .values({ userId, ...begun, version })
      .onConflictDoUpdate({ target: subscriptions.userId, set: { ...begun, version } });
  } else if (step === 'upgrade') await put(db, row, active);
  else {
    const isSame = plan === row.plan;
    const months = isSame ? { monthsPaid: row.monthsPaid + 1 } : { startedAt: startsAt, monthsPaid: 1 };
    await put(db, row, { ...active, ...period, ...months });
  }
  if (plan === 'advanced') await openPackage(db, order, at);
  await postPlanLetter(db, step === 'renew' ? 'planRenewed' : 'planBought', order, at);
  return true;
}

/** Whether nobody is there any more: what they began to pay for may still be paid for a while. */
async function isErased(db: Db, userId: string): Promise<boolean> {
  const [user] = await db.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, userId));
  return user?.erasedAt !== null;
}

/** What is done with a running plan without paying. 409 when it can't be, or is not as it was seen. */
export async function changePlan(db: Db, userId: string, change: ChangePlan, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    const row = await lockSubscription(db, userId);
    // What is due is paid, or not wanted any more.
    if (!isRunning(row) || (row.status === 'past_due' && change.action !== 'end'))
      throw new Problem('invalid_transition', 'There is no paid plan to change.');
    if (row.version !== change.version)
      throw new Problem('edit_conflict', 'Your plan has changed meanwhile. Look at it again.');
    if (row.status === 'past_due') return endPlan(db, row, at);
    if (change.action === 'switch' && changeTo(row, change.plan, at) === 'never')
      throw new Problem('invalid_transition', 'Your plan can’t become this one.');
    const nextPlan = change.action === 'switch' ? change.plan : null;
    await put(db, row, { nextPlan, endsWithPeriod: change.action === 'end', updatedAt: at });
    if (change.action === 'end' && !row.endsWithPeriod) await postPlanEnding(db, userId, row.plan, row.periodEnd, at);
  });
}

/** A member's plan as they see it. */
export async function readPlan(db: Db, userId: string, receiptsOf: ReceiptsOf, at: Date): Promise<OwnPlan> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!user) throw new Problem('not_found', 'There is no such member.');
  const receipts = await receiptsOf(db, userId);
  const places = await placesOf(db, userId);
  const row = await findSubscription(db, userId);
  const version = row?.version ?? 1;
  const advancedMonths = row?.advancedMonths ?? 0;
  if (!isRunning(row)) {
    // What is to be paid for it to go on.
    const paused =
      row?.status === 'paused' ? { plan: row.plan, amount: priceOf(monthCents(row.plan, advancedMonths)) } : null;
    return {
      plan: paused?.plan ?? 'starter',
      status: paused ? 'paused' : 'free',
      commissionPercent: planCommission.starter,
      paidUntil: null,
      next: paused,
      month: paused?.amount ?? '0',
      dealMonths: dealMonthsLeft(advancedMonths),
      endsWithPeriod: false,
      graceUntil: null,
      version,
      places,
      changes: monthlyPlans.map((plan) => ({ plan, when: 'now', amount: priceOf(monthCents(plan, advancedMonths)) })),
      receipts,
    };
  }
  const { plan, status, periodEnd, endsWithPeriod, graceUntil } = row;
  const due = nextMonth(row);
  return {
    plan,
    status: status === 'past_due' ? status : 'active',
    commissionPercent: commissionUnder(plan),
    paidUntil: periodEnd.toISOString(),
    next: endsWithPeriod ? null : { plan: due.plan, amount: priceOf(due.amountCents) },
    month: priceOf(monthCents(plan, advancedMonths)),
    dealMonths: dealMonthsLeft(advancedMonths),
    endsWithPeriod,
    graceUntil: graceUntil?.toISOString() ?? null,
    version,
    places,
    changes: changesOf(row, at),
    receipts,
  };
}

function changesOf(row: SubscriptionRow, at: Date): OwnPlan['changes'] {
  const due = nextMonth(row);
  if (row.status === 'past_due') return [{ plan: due.plan, when: 'now', amount: priceOf(due.amountCents) }];
  return monthlyPlans.flatMap((plan) => {
    const when = changeTo(row, plan, at);
    if (when === 'never') return [];
    const cents = when === 'now' ? upgradeCents(row, plan, at) : monthCents(plan, row.advancedMonths);
    return [{ plan, when, amount: priceOf(cents) }];
  });
}
