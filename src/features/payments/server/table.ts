import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/server/table.ts';
import { providers } from '../rules.ts';

/** States of a payment at the provider, in the provider's order. */
export const paymentStatuses = ['open', 'processing', 'succeeded', 'replaced', 'refunded'] as const;

/** One attempt to be paid for an order; a changed quantity replaces it by another. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: providers }).notNull(),
    /** The provider's secret for this payment's form, stored to answer the same call with the same secret. */
    clientSecret: text().notNull(),
    amountCents: integer().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payments_secret').on(table.clientSecret),
    index('payments_of_order').on(table.orderId),
    index('payments_under_way')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} in ('open', 'processing')`),
  ],
);

/** Notices already taken, so that a second delivery has no second effect. */
export const paymentNotices = pgTable('payment_notices', {
  id: text().primaryKey(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
