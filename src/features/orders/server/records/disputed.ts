/** Orders that a buyer's bank asks the money of, or has got it back of. */
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { LiveDispute } from '../../rules.ts';
import { disputes, orders } from '../table.ts';

/**
 * Which of these orders a bank asks or has got the money back of, and which of the two: they open no door and are not
 * refunded once more.
 */
export async function disputesAmong(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, LiveDispute>> {
  if (orderIds.length === 0) return new Map();
  // What was paid besides for a booking's dates is part of it: both are told of where both are asked about.
  const rows = await db
    .select({ id: orders.id, of: orders.extendsOrderId, status: disputes.status })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(
      and(
        or(inArray(orders.id, [...orderIds]), inArray(orders.extendsOrderId, [...orderIds])),
        ne(disputes.status, 'won'),
      ),
    );
  const asked = new Set(orderIds);
  const found = new Map<string, LiveDispute>();
  for (const { id, of, status } of rows)
    for (const one of [id, of])
      if (one !== null && asked.has(one) && status !== 'won' && found.get(one) !== 'open') found.set(one, status);
  return found;
}

/** The same orders, without which of the two. */
export const disputedAmong = async (db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await disputesAmong(db, orderIds)).keys());

/** The same of one order. */
export const isDisputed = async (db: Db, orderId: string): Promise<boolean> =>
  (await disputesAmong(db, [orderId])).has(orderId);
