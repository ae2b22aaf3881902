/** Orders, locked until the transaction ends. Locks go member → item → order → payment. */
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { lockItem } from './stock.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

/** Locks an order's row until the transaction ends. */
export async function lockOrder(db: Db, orderId: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new Problem('not_found', 'There is no such order.');
  return order;
}

/**
 * Locks an order that money came for and that is on hold no more: it may have to take its places again, so what it is of
 * is locked before it, as everybody else does.
 */
export async function lockPaidOrder(db: Db, orderId: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order) await lockItem(db, order);
  return lockOrder(db, orderId);
}
