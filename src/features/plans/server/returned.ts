/** What becomes of a plan whose money went back for good (decision 0236); the orders room tells of it. */
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
  readonly amountCents: number;
};

/**
 * All that was paid with an order of a plan went back: `left` is the plan that the other orders of its month still pay. Its
 * owner is written to when their plan is another one for it. Call it in the transaction that takes it down, with the order
 * locked; a second time does nothing more.
 */
export async function takePlanBack(
  db: Db,
  order: ReturnedOrder,
  { by, left }: { readonly by: 'bank' | 'house'; readonly left: MonthlyPlan | null },
  at: Date,
): Promise<void> {
  const { id, userId, plan, endsAt, amountCents } = order;
  if (plan === 'features' || plan === 'advanced') await withdrawPackage(db, id, at);
  const row = plan === 'features' ? undefined : await lockSubscription(db, userId);
  if (!row || plan === null || endsAt === null) return;
  // A month of the deal that is not paid any more is one that can still be had.
  const advancedMonths = Math.max(0, row.advancedMonths - (plan === 'advanced' ? 1 : 0));
  const after = afterReturn(row, { endsAt, by, left });
  await put(db, row, { ...changeOf(row, after), advancedMonths, updatedAt: at });
  if (!after) return;
  const now = after.becomes === 'smaller' ? after.plan : null;
  const until = after.becomes === 'paused' ? null : row.periodEnd;
  const told = { userId, plan: row.plan, amount: priceOf(amountCents), by, becomes: after.becomes, now, until };
  await postPlanUnpaid(db, told, at);
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
