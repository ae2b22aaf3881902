/** Payments with their orders, locked: the order first, then its payments, as everywhere. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockPaidOrder } from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared, together } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { payments } from '../table.ts';
import type { PaymentRow } from '../table.ts';

/** A payment of the sandbox and its order, by the secret of its form. */
export async function lockBySecret(db: Db, secret: string) {
  const [found] = await lockedBySecret(db, { secret });
  return found;
}

const lockedBySecret = prepared((db) =>
  db
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.clientSecret, sql.placeholder('secret')), eq(payments.provider, 'sandbox')))
    .for('update', { of: [orders, payments] }),
);

/** An order that money came for, and all its payments; locked. */
export type Payable = { readonly order: OrderRow; readonly ofOrder: readonly PaymentRow[] };

/**
 * The order of a payment while it is on hold: nearly always, but for what gives a booking other dates when it is paid. A row that one waited for stays locked even when it turns
 * out to be on hold no more; that lock is given back, because whoever goes on has to lock what the order is of first.
 */
export async function lockHeld(db: Db, paymentId: string): Promise<Payable | undefined> {
  const [, rows] = await together([
    db.execute(sql`savepoint not_yet_locked`).execute(),
    lockedOfPayment(db, { id: paymentId }),
  ]);
  if (rows[0]) return { order: rows[0].order, ofOrder: rows.map(({ payment }) => payment) };
  await db.execute(sql`rollback to savepoint not_yet_locked`);
  return undefined;
}

/** The order of a payment in any state: it may have to take its places again, so what it is of is locked before it. */
export async function lockLate(db: Db, paymentId: string): Promise<Payable> {
  const [known] = await db.select({ orderId: payments.orderId }).from(payments).where(eq(payments.id, paymentId));
  if (!known) throw new Problem('not_found', 'There is no such payment.');
  const order = await lockPaidOrder(db, known.orderId);
  return { order, ofOrder: await db.select().from(payments).where(eq(payments.orderId, order.id)) };
}

const lockedOfPayment = prepared((db) => {
  const paid = db
    .select({ id: payments.orderId })
    .from(payments)
    .where(eq(payments.id, sql.placeholder('id')));
  return db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(eq(orders.id, paid), sql`${orders.status} = 'pending'`, isNull(orders.extendsOrderId)))
    .for('update', { of: [orders, payments] });
});
