import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { featuredKinds, monthlyPlans, packageStatuses, subscriptionStatuses } from '../rules.ts';

/** A business account's plan: one row for each, whatever plan it is or was. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    plan: text({ enum: monthlyPlans }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull(),
    /** Since when this plan runs without a gap, and how many months of it are paid. */
    startedAt: timestamp({ withTimezone: true }).notNull(),
    monthsPaid: integer().notNull(),
    /** How many months of `advanced` this account has ever paid: its first ones cost less, once. */
    advancedMonths: integer().notNull().default(0),
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

/** The feature packages that were bought, each a task of the desk until a listing stands on the home page for it. */
export const featurePackages = pgTable(
  'feature_packages',
  {
    /** The order that paid for it, of a room that needs this one: no reference. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    status: text({ enum: packageStatuses }).notNull().default('open'),
    boughtAt: timestamp({ withTimezone: true }).notNull(),
    /** What stands on the home page for it, and until when. */
    kind: text({ enum: featuredKinds }),
    listingId: text(),
    featuredUntil: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'feature_packages_state',
      sql`(${table.status} = 'open') = (${table.listingId} is null) and (${table.listingId} is null) = (${table.kind} is null) and (${table.listingId} is null) = (${table.featuredUntil} is null)`,
    ),
    index('feature_packages_newest').on(table.status, table.boughtAt, table.id),
    index('feature_packages_over').on(table.featuredUntil),
  ],
);

export type FeaturePackageRow = typeof featurePackages.$inferSelect;
