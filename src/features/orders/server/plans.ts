/** Orders of plans: they keep nothing from others, and there is one at a time for each member (issue 6). */
import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Receipt } from '#features/plans/contract.ts';
import type { PaidPeriod } from '#features/plans/subscription.ts';
import { priceToday } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { priceOf } from '#kit/shared/money.ts';
import { holdFrom, insertOrder, replaceHold } from './rows.ts';
import { orders } from './table.ts';
import type { OrderRow } from './table.ts';
import type { Held, PlanWish } from './wishes.ts';

/** The house sells plans itself, and they are not cancelled but end. */
const terms = { kind: 'plan', quantity: 1, ownerId: null, commissionPercent: 0, refundSteps: [] } as const;

const isPending = (userId: string) =>
  and(eq(orders.userId, userId), eq(orders.kind, 'plan'), eq(orders.status, 'pending'));

/** Opens a plan's order at the price of today; asking again replaces the own one. The caller has locked the member. */
export async function holdPlan(db: Db, { userId, plan }: PlanWish, at: Date): Promise<Held> {
  const changed = { plan, ...(await priceToday(db, userId, plan, at)) };
  await releaseExpiredPlans(db, at, userId);
  const [own] = await db.select().from(orders).where(isPending(userId));
  if (own) return { order: await replaceHold(db, own, changed), wasThere: true };
  return { order: await insertOrder(db, { ...terms, userId, ...changed, ...holdFrom(at) }, at), wasThere: false };
}

/**
 * The order of the next month of a running plan; undefined while its owner is paying for something of their plan. The
 * caller has released the expired ones.
 */
export async function holdRenewal(db: Db, userId: string, month: PaidPeriod, at: Date): Promise<OrderRow | undefined> {
  const [own] = await db.select({ id: orders.id }).from(orders).where(isPending(userId));
  if (own) return undefined;
  return insertOrder(db, { ...terms, userId, ...month, ...holdFrom(at) }, at);
}

/** An order whose payment was refused for good is not waited for any longer. */
export async function letGo(db: Db, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'expired', holdExpiresAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));
}

/** Ends the orders of plans whose time to be paid is up: one member's, or all. */
export async function releaseExpiredPlans(db: Db, at: Date, userId?: string): Promise<void> {
  const isTheirs = userId === undefined ? undefined : eq(orders.userId, userId);
  await db
    .update(orders)
    .set({ status: 'expired', holdExpiresAt: null })
    .where(and(isTheirs, eq(orders.kind, 'plan'), eq(orders.status, 'pending'), lte(orders.holdExpiresAt, at)));
}

/** What a member paid for plans, the newest first. */
export async function receiptsOf(db: Db, userId: string): Promise<Receipt[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.kind, 'plan'),
        inArray(orders.status, ['confirmed', 'refunded']),
        gt(orders.amountCents, 0),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return rows.flatMap(({ id, plan, amountCents, refundedCents, createdAt, confirmedAt, startsAt, endsAt }) =>
    plan === null
      ? []
      : {
          id,
          plan,
          amount: priceOf(amountCents),
          refunded: priceOf(refundedCents),
          paidAt: (confirmedAt ?? createdAt).toISOString(),
          from: startsAt.toISOString(),
          until: endsAt?.toISOString() ?? null,
        },
  );
}
