/** Money of a plan's order that went back for good: the plans room decides what becomes of the plan (decision 0236). */
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { MonthlyPlan } from '#features/plans/rules.ts';
import { takePlanBack } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { disputes, orders } from './table.ts';
import type { OrderRow } from './table.ts';

const lostCents = sql<number>`(select coalesce(sum(d.amount_cents), 0)::int from ${disputes} d
  where d.order_id = orders.id and d.status = 'lost')`;

/** What of an order is with its buyer again for good, or promised to them. */
async function goneOf(db: Db, orderId: string) {
  const [row] = await db.select({ order: orders, lostCents }).from(orders).where(eq(orders.id, orderId));
  const isGone = row !== undefined && row.order.refundedCents + row.lostCents >= row.order.amountCents;
  return { order: row?.order, isGone, by: (row?.lostCents ?? 0) > 0 ? 'bank' : 'house' } as const;
}

/**
 * Does what changes the money of an order, and tells the plans room when nothing of a plan's is left after it. Call it in a
 * transaction, with the order locked.
 */
export async function withPlan<T>(db: Db, before: OrderRow, change: () => Promise<T>, at: Date): Promise<T> {
  if (before.kind !== 'plan') return change();
  const { isGone: wasGone } = await goneOf(db, before.id);
  const done = await change();
  const { order, isGone, by } = await goneOf(db, before.id);
  // What came too late never was a plan.
  if (order && isGone && !wasGone && order.confirmedAt !== null)
    await takePlanBack(db, order, { by, left: await leftPlan(db, order) }, at);
  return done;
}

/** The plan that a month still is without the orders of it that went back: each upgrade stands on what was paid before it. */
async function leftPlan(db: Db, { userId, endsAt }: OrderRow): Promise<MonthlyPlan | null> {
  if (endsAt === null) return null;
  const paid = await db
    .select({
      plan: orders.plan,
      isGone: sql<boolean>`${orders.refundedCents} + ${lostCents} >= ${orders.amountCents}`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.kind, 'plan'),
        ne(orders.plan, 'features'),
        eq(orders.endsAt, endsAt),
        isNotNull(orders.confirmedAt),
      ),
    )
    .orderBy(asc(orders.confirmedAt), asc(orders.id));
  const first = paid.findIndex(({ isGone }) => isGone);
  const last = paid.slice(0, first === -1 ? paid.length : first).at(-1);
  return last?.plan === 'features' ? null : (last?.plan ?? null);
}
