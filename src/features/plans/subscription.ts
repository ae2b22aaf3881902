/** A subscription by the month: its price, its periods, what may follow what (issue 6; decisions, Money). Pure. */
import { addDays } from '#kit/shared/dates.ts';
import { dayMs, daysAfter } from '#kit/shared/durations.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { advancedDeal, paidPlans, planCents, planCommission, planFeatures } from './rules.ts';
import type { MonthlyPlan, PaidPlan, SoldPlan, SubscriptionStatus } from './rules.ts';

/** A failed renewal leaves the plan as it is for so many days, and is tried again every day of them. */
const graceDays = 7;

/** Cents for the feature package, once. */
export const packageCents = 30_000;

/**
 * How many months of Advanced still cost less for an account that has paid so many of them: the deal is for the first
 * ones it ever pays, once, however often it leaves and comes back.
 */
export const dealMonthsLeft = (advancedMonths: number): number => Math.max(0, advancedDeal.months - advancedMonths);

/** Cents for the next month of a plan, for an account that has paid so many months of Advanced. */
export function monthCents(plan: MonthlyPlan, advancedMonths: number): number {
  if (plan !== 'advanced') return planCents[plan];
  return dealMonthsLeft(advancedMonths) > 0 ? advancedDeal.cents : advancedDeal.listCents;
}

/** Percent of a sale under a plan. */
export const commissionUnder = (plan: MonthlyPlan | 'starter'): number =>
  plan === 'advanced' ? 0 : planCommission[plan];

/** This many calendar months later on the town's clock; a day that a month lacks is its last (31 January, 28 February, 31 March). */
export function addMonths(from: Date, months: number): Date {
  const { date, time } = wallClock(from);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return instantOf(addDays(first.toISOString().slice(0, 10), Math.min(day, last) - 1), time);
}

/** A plan as it runs; what the table keeps, and what the wings tell each other. */
export type Running = {
  readonly plan: MonthlyPlan;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly monthsPaid: number;
  /** Months of Advanced that the account has ever paid. */
  readonly advancedMonths: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly nextPlan: MonthlyPlan | null;
  readonly endsWithPeriod: boolean;
};

/** What is paid for: a plan from when until when, and what that costs. */
export type PaidPeriod = {
  readonly plan: MonthlyPlan;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly amountCents: number;
};

/** The month that follows the one that is paid. */
export function nextMonth(running: Running): PaidPeriod {
  const { startedAt, monthsPaid, advancedMonths, periodEnd: startsAt, nextPlan } = running;
  const plan = nextPlan ?? running.plan;
  const endsAt = plan === running.plan ? addMonths(startedAt, monthsPaid + 1) : addMonths(startsAt, 1);
  return { plan, startsAt, endsAt, amountCents: monthCents(plan, advancedMonths) };
}

/** What a plan gives, besides its commission: its own first, then that of the plans below it (specification section 9). */
export function allFeatures(plan: PaidPlan) {
  return paidPlans
    .slice(0, paidPlans.indexOf(plan) + 1)
    .toReversed()
    .flatMap((one) => [...planFeatures[one]]);
}

/** What the summary of an order shows at most (specification section 9). */
export const shownFeatures = 5;

/** Calendar days on the town's clock from one instant to another. */
function daysBetween(from: Date, to: Date): number {
  const noon = (at: Date) => Date.parse(`${wallClock(at).date}T12:00:00Z`);
  return Math.round((noon(to) - noon(from)) / dayMs);
}

/**
 * Cents to change to a dearer plan at once: the difference of their months, for the days that are left of this one. Days
 * and not hours, so that the price which is shown holds until midnight.
 */
export function upgradeCents(running: Running, to: MonthlyPlan, at: Date): number {
  const { plan, periodStart, periodEnd } = running;
  const difference = monthCents(to, 0) - monthCents(plan, 0);
  const days = daysBetween(periodStart, periodEnd);
  const left = Math.min(days, Math.max(0, daysBetween(at, periodEnd)));
  return Math.max(0, Math.round((difference * left) / days));
}

/** Cents of what was paid besides for a dearer plan that are for days to come, by whole days as they were sold. */
export function unusedCents(
  paid: { readonly startsAt: Date; readonly endsAt: Date | null; readonly amountCents: number },
  at: Date,
): number {
  const { startsAt, endsAt, amountCents } = paid;
  const days = endsAt === null ? 0 : daysBetween(startsAt, endsAt);
  if (endsAt === null || days <= 0) return 0;
  const left = Math.min(days, Math.max(0, daysBetween(at, endsAt)));
  return Math.round((amountCents * left) / days);
}

/**
 * When a running plan may become another: `now` for the difference when it is a dearer one of the same ladder,
 * otherwise `later`, with the next period. Advanced has prices of its own, so it begins and ends with a period.
 * `never` when it is the plan that runs, or while something else has to be settled first.
 */
export function changeTo(running: Running, to: MonthlyPlan, at: Date): 'now' | 'later' | 'never' {
  if (to === running.plan || running.status !== 'active' || running.endsWithPeriod) return 'never';
  const [from, goal] = [running.plan, to].map((plan) => paidPlans.findIndex((one) => one === plan)) as [number, number];
  const isDearer = from >= 0 && goal > from;
  return isDearer && daysBetween(at, running.periodEnd) > 0 ? 'now' : 'later';
}

/** What a paid order of a plan does; undefined when it does not fit what runs (any more): then the money goes back. */
export function stepOf(
  running: Running | undefined,
  order: { readonly plan: SoldPlan | null; readonly startsAt: Date; readonly endsAt: Date | null },
  at: Date,
): 'begin' | 'renew' | 'upgrade' | undefined {
  if (order.endsAt === null || order.endsAt <= at) return undefined;
  if (running === undefined || running.status === 'ended' || running.status === 'paused')
    // What was to be paid besides for a month that is not paid any more is no month.
    return addMonths(order.startsAt, 1) <= order.endsAt ? 'begin' : undefined;
  if (order.startsAt.getTime() === running.periodEnd.getTime()) return 'renew';
  const isOfThisPeriod = order.endsAt.getTime() === running.periodEnd.getTime();
  const rank = (plan: SoldPlan | null) => paidPlans.findIndex((one) => one === plan);
  return isOfThisPeriod && rank(running.plan) >= 0 && rank(order.plan) > rank(running.plan) ? 'upgrade' : undefined;
}

/**
 * What becomes of a plan when all that was paid with one order of it went back for good: by the buyer's bank, or because the
 * house gave it. `left` is the plan that the other orders of that month still pay; null when its beginning is not paid.
 *
 * The month that runs is paused, or is the smaller plan that is left of it. A month that is over was had: what the house
 * gives back of it is its kindness, and a card whose bank took it back is charged no more.
 */
export function afterReturn(
  running: Running,
  { endsAt, by, left }: { readonly endsAt: Date; readonly by: 'bank' | 'house'; readonly left: MonthlyPlan | null },
): { readonly becomes: 'paused' | 'ends' } | { readonly becomes: 'smaller'; readonly plan: MonthlyPlan } | undefined {
  const { status, plan, periodEnd, endsWithPeriod } = running;
  if (status !== 'active' && status !== 'past_due') return undefined;
  const isThis = endsAt.getTime() === periodEnd.getTime();
  if (!isThis && by === 'house') return undefined;
  if (status === 'past_due') return { becomes: 'paused' };
  if (!isThis) return endsWithPeriod ? undefined : { becomes: 'ends' };
  if (left === null) return { becomes: 'paused' };
  return left === plan ? undefined : { becomes: 'smaller', plan: left };
}

/** When a renewal that failed is tried again: a day later, but not after the grace. */
export function nextTry(at: Date, graceUntil: Date): Date {
  return new Date(Math.min(at.getTime() + dayMs, graceUntil.getTime()));
}

export const graceFrom = (failedAt: Date): Date => daysAfter(failedAt, graceDays);
