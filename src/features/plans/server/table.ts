import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { monthlyPlans, subscriptionStatuses } from '../rules.ts';

/** A business account's plan: one row for each, whatever plan it is or was. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    plan: text({ enum: monthlyPlans }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull(),
    /** Since when this plan runs without a gap, and how many months of it are paid: `advanced` costs less at first. */
    startedAt: timestamp({ withTimezone: true }).notNull(),
    monthsPaid: integer().notNull(),
    /** What is paid for. */
    periodStart: timestamp({ withTimezone: true }).notNull(),
    periodEnd: timestamp({ withTimezone: true }).notNull(),
    /** The plan from the period's end on, when a smaller one was chosen. */
    nextPlan: text({ enum: monthlyPlans }),
    /** It ends with the period. */
    endsWithPeriod: boolean().notNull().default(false),
    /** When a renewal is tried (again), and until when a failed one leaves the plan as it is. */
    renewAt: timestamp({ withTimezone: true }),
    graceUntil: timestamp({ withTimezone: true }),
    /** How the provider knows whom and what to charge; nothing of a card. */
    provider: text().notNull(),
    customer: text(),
    method: text(),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('subscriptions_period', sql`${table.periodStart} < ${table.periodEnd}`),
    index('subscriptions_due').on(table.renewAt),
  ],
);

export type SubscriptionRow = typeof subscriptions.$inferSelect;
