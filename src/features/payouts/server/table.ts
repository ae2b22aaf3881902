import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { payoutStatuses } from '../rules.ts';

/** Files of transfers that the desk handed to the house's bank (ISO 20022, pain.001). The numbers of accounts stay where they are sealed. */
export const payoutFiles = pgTable(
  'payout_files',
  {
    /** What the bank knows it by. */
    id: text().primaryKey(),
    /** Whose account it is paid from, as it stood in the file. */
    payerName: text().notNull(),
    payerIbanTail: text().notNull(),
    /** The day on which the bank is to pay. */
    paidOn: date().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    madeBy: text()
      .notNull()
      .references(() => users.id),
  },
  (table) => [index('payout_files_newest').on(table.madeAt)],
);

/** What was paid out to an owner: by the desk, from the house's bank, or by the clock, from their account at the provider. Its postings are in the ledger, one for each order it settled. */
export const payouts = pgTable(
  'payouts',
  {
    id: text().primaryKey(),
    ownerId: text()
      .notNull()
      .references(() => users.id),
    /** The first, the second, … of its owner: two people at the desk can't both record the next one. */
    number: integer().notNull(),
    amountCents: integer().notNull(),
    /** How many orders it settled. */
    orders: integer().notNull(),
    /** What the bank shows for it. No account number is kept (decision 0024). */
    reference: text().notNull(),
    /** It holds what was due until then, whatever was booked later. */
    asOf: timestamp({ withTimezone: true }).notNull(),
    /** Who recorded it; null for what the clock paid. */
    paidBy: text().references(() => users.id),
    /** The account at the provider that it is paid from; null for what the desk recorded. */
    account: text(),
    /** The provider's own name for it, once it knows of it. */
    providerPayoutId: text(),
    /** The file for the house's bank that it stands in; null for what was recorded one by one. */
    fileId: text().references(() => payoutFiles.id),
    status: text({ enum: payoutStatuses }).notNull().default('paid'),
    /** Why the bank or the provider did not take it, in the provider's word. */
    failure: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('payouts_amount', sql`${table.amountCents} > 0 and ${table.orders} > 0`),
    check('payouts_reference', sql`length(${table.reference}) between 1 and 140`),
    check('payouts_by', sql`(${table.paidBy} is null) = (${table.account} is not null)`),
    check('payouts_failed', sql`(${table.failure} is not null) = (${table.status} = 'failed')`),
    index('payouts_under_way')
      .on(table.createdAt)
      .where(sql`${table.status} in ('asked', 'sent')`),
    index('payouts_of_file').on(table.fileId),
    uniqueIndex('payouts_next').on(table.ownerId, table.number),
    index('payouts_newest').on(table.createdAt, table.id),
  ],
);

export type PayoutRow = typeof payouts.$inferSelect;
