/** Payments as the desk sees them beside an order; the roof hands this to the orders room, which must not need this one. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { payments } from './table.ts';

/** The payments of an order, oldest first. */
export async function paymentsOfOrder(db: Db, orderId: string) {
  const { provider, status, amountCents, createdAt } = payments;
  return db
    .select({ provider, status, amountCents, createdAt })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** Whether an order was paid in the sandbox alone: a trial, in which no money moves. */
export async function wasTrial(db: Db, orderId: string): Promise<boolean> {
  const paid = (await paymentsOfOrder(db, orderId)).filter(({ status }) => status === 'succeeded');
  return paid.length > 0 && paid.every(({ provider }) => provider === 'sandbox');
}
