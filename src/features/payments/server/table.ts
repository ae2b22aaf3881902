import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { paymentStatuses } from '#features/orders/rules.ts';
import { orders } from '#features/orders/server/table.ts';
import { accountStandings } from '#features/payout-accounts/rules.ts';
import { providers } from '../rules.ts';
import type { MoneyDifference } from '../rules.ts';

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

export type PaymentRow = typeof payments.$inferSelect;

/**
 * What the provider says was booked in the house's balance there, one row for each of its balance transactions, with the
 * order that it is of as far as one is.
 */
export const providerMoves = pgTable(
  'provider_moves',
  {
    /** The provider's own name for it. */
    id: text().primaryKey(),
    provider: text({ enum: providers }).notNull(),
    /** In the provider's word, such as `charge`. */
    kind: text().notNull(),
    amountCents: integer().notNull(),
    /** What the provider kept for itself; not in the ledger. */
    costCents: integer().notNull(),
    orderId: text().references(() => orders.id),
    /** What it is known by: of a charge all of them, of later rows one. */
    paymentId: text(),
    chargeId: text(),
    transferId: text(),
    feeId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('provider_moves_of_order').on(table.orderId),
    index('provider_moves_newest').on(table.provider, table.createdAt),
    index('provider_moves_charge').on(table.chargeId),
    index('provider_moves_transfer').on(table.transferId),
    index('provider_moves_fee').on(table.feeId),
  ],
);

/** Each day's comparison of the ledger with the provider's balance transactions. */
export const moneyComparisons = pgTable(
  'money_comparisons',
  {
    /** The town's day. */
    day: date().notNull(),
    provider: text({ enum: providers }).notNull(),
    ledgerCents: bigint({ mode: 'number' }).notNull(),
    providerCents: bigint({ mode: 'number' }).notNull(),
    /** What lies in owners' accounts: by the ledger, and by the provider. */
    ownersLedgerCents: bigint({ mode: 'number' }).notNull(),
    ownersProviderCents: bigint({ mode: 'number' }).notNull(),
    /** How many orders something was happening to, which the next one compares. */
    underWay: integer().notNull(),
    /** Orders and accounts of which the two differ; empty when all is well. */
    differences: jsonb().$type<readonly MoneyDifference[]>().notNull(),
    comparedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);

/** An account at the sandbox. */
export const sandboxAccounts = pgTable('sandbox_accounts', {
  id: text().primaryKey(),
  standing: text({ enum: accountStandings }).notNull(),
  /** Its bank sends payouts back. */
  refusesPayouts: boolean().notNull().default(false),
});

/** What the sandbox booked: in the house's balance, or in an account's. */
export const sandboxMoves = pgTable(
  'sandbox_moves',
  {
    id: text().primaryKey(),
    /** Whose balance; null is the house's. */
    account: text().references(() => sandboxAccounts.id),
    kind: text().notNull(),
    amountCents: integer().notNull(),
    /** What a provider would have kept for itself, as it does for a dispute; in no balance. */
    costCents: integer().notNull().default(0),
    paymentId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('sandbox_moves_of_account').on(table.account),
    index('sandbox_moves_of_payment').on(table.paymentId),
    index('sandbox_moves_newest').on(table.createdAt, table.id),
  ],
);

/** What banks ask back of the sandbox's payments; what they took and returned are moves. */
export const sandboxDisputes = pgTable(
  'sandbox_disputes',
  {
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    status: text({ enum: ['needs_response', 'under_review', 'won', 'lost'] }).notNull(),
    dueBy: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_disputes_of_payment').on(table.paymentId)],
);

/** Notices already taken, so that a second delivery has no second effect. */
export const paymentNotices = pgTable('payment_notices', {
  id: text().primaryKey(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});
