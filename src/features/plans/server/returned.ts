/** What becomes of a plan whose money went back for good (decisions 0236 and 0244); the orders room tells of it. */
import { priceOf } from '#kit/shared/money.ts';
import type { Db } from '#kit/server/db.ts';
import type { MonthlyPlan, SoldPlan } from '../rules.ts';
import { afterReturn } from '../subscription.ts';
import { postPlanUnpaid } from './letters.ts';
import { withdrawPackage } from './packages.ts';
import { lockSubscription, put } from './rows.ts';
import type { SubscriptionRow } from './table.ts';

type ReturnedOrder = {
  readonly id: string;
  readonly userId: string;
  readonly plan: SoldPlan | null;
  readonly endsAt: Date | null;
};

type Return = {
  readonly by: 'bank' | 'house';
  /** The plan that the other orders of its month still pay. */
  readonly left: MonthlyPlan | null;
  /** What went back just now. */
  readonly cents: number;
  /** What the desk says of it to its owner. */
  readonly reason: string | undefined;
  /** Gives back what was paid besides for days to come of that month, and how much that is. */
  readonly giveUnused: () => Promise<number>;
};

/**
 * All that was paid with an order of a plan went back. Its owner is written to when their plan is another one for it, and whether
 * that is so is what this gives: the letter tells of the money as well. Call it in the transaction that takes it down, with the
 * order locked; a second time does nothing more.
 */
export async function takePlanBack(
  db: Db,
  order: ReturnedOrder,
  { by, left, cents, reason, giveUnused }: Return,
  at: Date,
): Promise<boolean> {
  const { id, userId, plan, endsAt } = order;
  if (plan === 'features' || plan === 'advanced') await withdrawPackage(db, id, at);
  const row = plan === 'features' ? undefined : await lockSubscription(db, userId);
  if (!row || plan === null || endsAt === null) return false;
  // A month of the deal that is not paid any more is one that can still be had.
  const advancedMonths = Math.max(0, row.advancedMonths - (plan === 'advanced' ? 1 : 0));
  const after = afterReturn(row, { endsAt, by, left });
  await put(db, row, { ...changeOf(row, after), advancedMonths, updatedAt: at });
  if (!after) return false;
  // With a month that ends with its time nothing is for nothing.
  const besides = after.becomes === 'ends' ? 0 : await giveUnused();
  const now = after.becomes === 'smaller' ? after.plan : null;
  const until = after.becomes === 'paused' ? null : row.periodEnd;
  const money = { amount: priceOf(cents), besides: besides > 0 ? priceOf(besides) : null, ...(reason && { reason }) };
  await postPlanUnpaid(db, { userId, plan: row.plan, ...money, by, becomes: after.becomes, now, until }, at);
  return true;
}

function changeOf(row: SubscriptionRow, after: ReturnType<typeof afterReturn>): Partial<SubscriptionRow> {
  switch (after?.becomes) {
    case 'paused':
      return { status: 'paused', renewAt: null, graceUntil: null, nextPlan: null, endsWithPeriod: false };
    case 'ends':
      return { endsWithPeriod: true, nextPlan: null };
    case 'smaller':
      return { plan: after.plan, nextPlan: row.nextPlan === after.plan ? null : row.nextPlan };
    default:
      return {};
  }
}
