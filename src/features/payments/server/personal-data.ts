import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { ExportedPayment } from '#features/orders/personal-data.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { exportsNothing, forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { priceOf } from '#kit/shared/money.ts';
import { payments } from './table.ts';
import type { PaymentRow } from './table.ts';

/** Payments are told with the orders they are for, and stay as long as those. */
export const paymentPersonalData: PersonalData = {
  tables: [payments],
  exportOf: exportsNothing,
  /** Something of theirs, or sold by them, is being paid. */
  holdsBack: async (db, id) => {
    const isTheirs = or(eq(orders.userId, id), eq(orders.ownerId, id));
    const [paying] = await db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(isTheirs, eq(payments.status, 'processing')))
      .limit(1);
    return paying && 'has_bookings';
  },
  forget: forgetsNothing,
};

/** The payments of these orders, by order, as their buyer takes them along. */
export async function exportedPayments(db: Db, orderIds: readonly string[]): Promise<Map<string, ExportedPayment[]>> {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const ofOrders = Map.groupBy(rows, ({ orderId }) => orderId);
  const told = ({ provider, amountCents, status, createdAt }: PaymentRow): ExportedPayment => ({
    provider,
    amount: priceOf(amountCents),
    status,
    createdAt: createdAt.toISOString(),
  });
  return new Map([...ofOrders].map(([orderId, some]) => [orderId, some.map(told)]));
}
