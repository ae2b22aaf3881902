import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { orderKinds, orderStatuses } from '../rules.ts';

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: orderKinds }).notNull(),
    eventId: text()
      .notNull()
      .references(() => events.id),
    quantity: integer().notNull(),
    /** What it costs in all, as it was when the places were held. */
    amountCents: integer().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    holdExpiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('orders_quantity', sql`${table.quantity} > 0`),
    check('orders_amount', sql`${table.amountCents} >= 0`),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_amount').on(table.amountCents, table.id),
    index('orders_of_user').on(table.userId, table.createdAt),
    index('orders_pending_of_event')
      .on(table.eventId, table.holdExpiresAt)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('orders_one_hold')
      .on(table.userId, table.eventId)
      .where(sql`${table.status} = 'pending'`),
  ],
);

export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    code: text().notNull(),
  },
  (table) => [uniqueIndex('tickets_code').on(table.code), index('tickets_of_order').on(table.orderId)],
);

export type OrderRow = typeof orders.$inferSelect;
