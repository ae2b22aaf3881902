/** Money of a plan's order that went back for good: the plans room decides what becomes of the plan (decisions 0236 and 0244). */
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { MonthlyPlan } from '#features/plans/rules.ts';
import { takePlanBack } from '#features/plans/server/service.ts';
import { unusedCents } from '#features/plans/subscription.ts';
import type { Db } from '#kit/server/db.ts';
import { lockPaidOrder } from '../records/locks.ts';
import { askRefund } from './refunds.ts';
import { leftOfOrder } from '../records/rows.ts';
import { disputes, orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

const lostCents = sql<number>`(select coalesce(sum(d.amount_cents), 0)::int from ${disputes} d
  where d.order_id = orders.id and d.status = 'lost')`;
const isGone = sql<boolean>`${orders.refundedCents} + ${lostCents} >= ${orders.amountCents}`;

/** What of an order is with its buyer again for good, or promised to them. */
async function goneOf(db: Db, orderId: string) {
  const [row] = await db.select({ order: orders, lostCents, isGone }).from(orders).where(eq(orders.id, orderId));
  const cents = row === undefined ? 0 : row.order.refundedCents + row.lostCents;
  return { ...row, cents, by: (row?.lostCents ?? 0) > 0 ? 'bank' : 'house' } as const;
}

/**
 * Does what changes the money of an order, and tells the plans room when nothing of a plan's is left after it; `reason` is what
 * its owner is told of it. Gives whether a letter about the plan tells of that money. Call it in a transaction, with the order
 * locked.
 */
export async function withPlan(
  db: Db,
  before: OrderRow,
  change: () => Promise<unknown>,
  { at, reason }: { readonly at: Date; readonly reason?: string },
): Promise<boolean> {
  const was = before.kind === 'plan' ? await goneOf(db, before.id) : undefined;
  await change();
  if (was === undefined) return false;
  const { order, isGone, cents, by } = await goneOf(db, before.id);
  // What came too late never was a plan.
  if (!order || !isGone || was.isGone || order.confirmedAt === null) return false;
  const { left, besides } = await monthOf(db, order);
  const giveUnused = () => giveBackUnused(db, besides, at);
  return takePlanBack(db, order, { by, left, cents: cents - was.cents, reason, giveUnused }, at);
}

/**
 * What is left of a month of which something went back, for each upgrade stands on what was paid before it: the plan that is
 * still paid, and the orders besides that are for nothing now.
 */
async function monthOf(
  db: Db,
  { userId, endsAt }: OrderRow,
): Promise<{ readonly left: MonthlyPlan | null; readonly besides: readonly string[] }> {
  if (endsAt === null) return { left: null, besides: [] };
  const isAsked = sql<boolean>`exists (select from ${disputes} d where d.order_id = orders.id and d.status <> 'won')`;
  const paid = await db
    .select({ id: orders.id, plan: orders.plan, isGone, isAsked })
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
  // What a bank asks back is the bank's to decide.
  const besides = first === -1 ? [] : paid.slice(first).filter(({ isGone, isAsked }) => !isGone && !isAsked);
  return { left: last?.plan === 'features' ? null : (last?.plan ?? null), besides: besides.map(({ id }) => id) };
}

/** Gives back of these orders what was paid for days to come; how much that is in all. */
async function giveBackUnused(db: Db, orderIds: readonly string[], at: Date): Promise<number> {
  let sum = 0;
  for (const id of orderIds) {
    const order = await lockPaidOrder(db, id);
    const cents = Math.min(leftOfOrder(order), unusedCents(order, at));
    if (cents > 0) await askRefund(db, order, { amountCents: cents, reason: 'unused' }, at);
    sum += cents;
  }
  return sum;
}
