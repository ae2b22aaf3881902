import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { soldPlans } from '#features/plans/rules.ts';
import { priceUnits } from '#features/rentals/rules.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { RefundStep } from '#market/listings/cancellation.ts';
import { orderKinds, orderStatuses, refundReasons, refundStatuses } from '../rules.ts';

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: orderKinds }).notNull(),
    /** What is bought: one of these, as the kind says. */
    eventId: text().references(() => events.id),
    rentalId: text().references(() => rentals.id),
    plan: text({ enum: soldPlans }),
    /** Tickets, things alike, or persons. */
    quantity: integer().notNull(),
    /** Nights, hours, days or weeks of a rental; 1 for everything else. */
    units: integer().notNull().default(1),
    /** What a rental's price was for. */
    unit: text({ enum: priceUnits }),
    /** From when until when; an event that is moved leaves this as it was sold. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    /** What it costs in all, as it was when it was held. */
    amountCents: integer().notNull(),
    /** Whose sale it is; null when it is the house's own. */
    ownerId: text().references(() => users.id),
    /** The house's share of it, frozen by the owner's plan at the time (decisions, Money). */
    commissionPercent: integer().notNull(),
    /** What goes back to who cancels, frozen from the listing's policy at the time. */
    refundSteps: jsonb().$type<readonly RefundStep[]>().notNull(),
    /** What went back or is on its way back. */
    refundedCents: integer().notNull().default(0),
    status: text({ enum: orderStatuses }).notNull(),
    holdExpiresAt: timestamp({ withTimezone: true }),
    /** Whence it is held while it is unpaid, hashed: one household or network keeps a share of an event at most. */
    heldByHousehold: text(),
    heldByNetwork: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check(
      'orders_item',
      sql`(${table.kind} = 'event') = (${table.eventId} is not null) and (${table.kind} = 'rental') = (${table.rentalId} is not null) and (${table.kind} = 'plan') = (${table.plan} is not null)`,
    ),
    check('orders_quantity', sql`${table.quantity} > 0 and ${table.units} > 0`),
    check('orders_amount', sql`${table.amountCents} >= 0`),
    check('orders_refunded', sql`${table.refundedCents} between 0 and ${table.amountCents}`),
    check('orders_commission', sql`${table.commissionPercent} between 0 and 100`),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_amount').on(table.amountCents, table.id),
    index('orders_of_user').on(table.userId, table.createdAt),
    index('orders_of_rental').on(table.rentalId),
    index('orders_pending_of_event')
      .on(table.eventId, table.holdExpiresAt)
      .where(sql`${table.status} = 'pending'`),
    index('orders_held_by')
      .on(table.heldByNetwork, table.eventId)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('orders_one_hold')
      .on(table.userId, table.eventId)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('orders_one_plan_hold')
      .on(table.userId)
      .where(sql`${table.status} = 'pending' and ${table.kind} = 'plan'`),
    uniqueIndex('orders_one_rental_hold')
      .on(table.userId, table.rentalId)
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
    /** When its holder came in, and who let them in: a ticket opens the door once. */
    usedAt: timestamp({ withTimezone: true }),
    usedBy: text().references(() => users.id),
  },
  (table) => [uniqueIndex('tickets_code').on(table.code), index('tickets_of_order').on(table.orderId)],
);

/** Money on its way back: asked of the provider by a task until it says yes. */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    amountCents: integer().notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('refunds_amount', sql`${table.amountCents} > 0`),
    index('refunds_of_order').on(table.orderId),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`${table.status} <> 'done'`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
export type TicketRow = typeof tickets.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
