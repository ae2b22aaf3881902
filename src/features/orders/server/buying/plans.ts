/** Orders of plans that nobody asked for at this moment: the next month of one that runs; and what was paid for them. */
import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Receipt } from '#features/plans/contract.ts';
import type { PaidPeriod } from '#features/plans/subscription.ts';
import type { Db } from '#kit/server/db.ts';
import { priceOf } from '#kit/shared/money.ts';
import { moneyBack } from '../../rules.ts';
import { planOf, planTerms } from '../offers/plans.ts';
import { disputesAmong } from '../records/disputed.ts';
import { listRefunds } from '../money-back/refunds.ts';
import { releaseExpiredHolds } from './release.ts';
import { holdFrom, insertOrder, isOf, rowOf } from '../records/rows.ts';
import { disputes, orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

/**
 * The order of the next month of a running plan; undefined while its owner is paying for something of their plan. The
 * caller has released the expired ones.
 */
export async function holdRenewal(db: Db, userId: string, month: PaidPeriod, at: Date): Promise<OrderRow | undefined> {
  const item = planOf(userId);
  const [own] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOf(item), eq(orders.status, 'pending')));
  if (own) return undefined;
  // Nobody accepts anything now: it follows from the plan's first order.
  const terms = { ...(await planTerms(db, userId, at)), termsVersion: null };
  return insertOrder(db, rowOf({ ...item, ...terms, userId, quantity: 1, ...month, ...holdFrom(at) }, at));
}

/** Whether a bank decides about a month of theirs: nothing more is charged by itself until it has. */
export async function isMonthAskedBack(db: Db, userId: string): Promise<boolean> {
  const [asked] = await db
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(and(isOf(planOf(userId)), ne(orders.plan, 'features'), eq(disputes.status, 'open')))
    .limit(1);
  return asked !== undefined;
}

/** An order whose payment was refused for good is not waited for any longer. */
export async function letGo(db: Db, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'expired', holdExpiresAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));
}

/** Ends a member's order of a plan that is on hold, whatever time it has left: who pays for it after all is heard as who comes late. */
export async function endPlanHold(db: Db, userId: string): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'expired', holdExpiresAt: null })
    .where(and(isOf(planOf(userId)), eq(orders.status, 'pending')));
}

/** Ends a member's order of a plan whose time to be paid is up. */
export const releaseExpiredPlans = (db: Db, at: Date, userId: string): Promise<void> =>
  releaseExpiredHolds(db, at, planOf(userId));

/** What a member paid for plans, the newest first. */
export async function receiptsOf(db: Db, userId: string): Promise<Receipt[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        // A plan's order is of whom it is for: said twice, because there is an index of buyers and none of plans.
        eq(orders.userId, userId),
        isOf(planOf(userId)),
        inArray(orders.status, ['confirmed', 'refunded']),
        gt(orders.amountCents, 0),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const backOf = Map.groupBy(
    await listRefunds(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  );
  const disputed = await disputesAmong(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, plan, amountCents, refundedCents, createdAt, confirmedAt, startsAt, endsAt }) =>
    plan === null
      ? []
      : {
          id,
          plan,
          amount: priceOf(amountCents),
          refunded: priceOf(refundedCents),
          returned: priceOf(moneyBack(backOf.get(id) ?? []).done),
          dispute: disputed.get(id) ?? null,
          paidAt: (confirmedAt ?? createdAt).toISOString(),
          from: startsAt.toISOString(),
          until: endsAt?.toISOString() ?? null,
        },
  );
}
