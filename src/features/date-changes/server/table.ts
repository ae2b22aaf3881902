import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/server/table.ts';
import { priceUnits } from '#features/rentals/rules.ts';
import type { StayPrice } from '#features/rentals/stay-price.ts';
import type { RefundStep } from '#market/listings/cancellation.ts';
import { dateChangeStates } from '../rules.ts';

/** Other dates that a guest asks for a stay they have paid for: what it was, and what it would be (decision 0181). */
export const dateChanges = pgTable(
  'date_changes',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: dateChangeStates }).notNull(),
    /** The stay as it was booked when this was asked, and what it cost. */
    oldStartsAt: timestamp({ withTimezone: true }).notNull(),
    oldEndsAt: timestamp({ withTimezone: true }).notNull(),
    oldUnit: text({ enum: priceUnits }).notNull(),
    oldUnits: integer().notNull(),
    oldQuantity: integer().notNull(),
    oldCents: integer().notNull(),
    /** The stay that is asked for: frozen, as both were shown it. */
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    unit: text({ enum: priceUnits }).notNull(),
    units: integer().notNull(),
    quantity: integer().notNull(),
    amountCents: integer().notNull(),
    stayPrice: jsonb().$type<StayPrice>().notNull(),
    refundSteps: jsonb().$type<readonly RefundStep[]>().notNull(),
    /** What went back, where it was accepted. */
    backCents: integer().notNull().default(0),
    /** The order by which what it costs more is paid, and until when; of what costs no more there is none (decision 0197). */
    supplementId: text().references(() => orders.id),
    payBy: timestamp({ withTimezone: true }),
    /** What its owner, or the desk, answered with. */
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('date_changes_settled', sql`(${table.status} in ('waiting', 'agreed')) = (${table.settledAt} is null)`),
    check(
      'date_changes_stay',
      sql`${table.startsAt} < ${table.endsAt} and ${table.units} > 0 and ${table.quantity} > 0`,
    ),
    check('date_changes_amount', sql`${table.amountCents} >= 0`),
    check(
      'date_changes_back',
      sql`${table.backCents} between 0 and greatest(${table.oldCents} - ${table.amountCents}, 0)`,
    ),
    check(
      'date_changes_supplement',
      sql`(${table.supplementId} is null) = (${table.payBy} is null) and (${table.supplementId} is not null or ${table.status} not in ('agreed', 'unpaid'))`,
    ),
    index('date_changes_of_order').on(table.orderId, table.createdAt),
    uniqueIndex('date_changes_one_waits')
      .on(table.orderId)
      .where(sql`${table.status} in ('waiting', 'agreed')`),
    uniqueIndex('date_changes_supplement')
      .on(table.supplementId)
      .where(sql`${table.supplementId} is not null`),
    index('date_changes_agreed')
      .on(table.payBy)
      .where(sql`${table.status} = 'agreed'`),
    index('date_changes_waiting')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'waiting'`),
  ],
);

export type DateChangeRow = typeof dateChanges.$inferSelect;
