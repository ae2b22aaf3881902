import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { accounts, postings } from '../rules.ts';

/**
 * One line of a posting. Nothing changes or deletes one; a deferred trigger of the database refuses a transaction that
 * leaves an order's lines with another sum than zero (migration 0006).
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    /** Of a room that needs this one: no reference. */
    orderId: text().notNull(),
    /** The refund or dispute it books; empty for a sale. */
    refundId: text().notNull().default(''),
    /** The payout it books, of a room that needs this one; empty for everything else. */
    payoutId: text().notNull().default(''),
    posting: text({ enum: postings }).notNull(),
    account: text({ enum: accounts }).notNull(),
    /** Whose sale it is; null when it is the house's own. */
    ownerId: text().references(() => users.id),
    amountCents: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_once').on(table.orderId, table.refundId, table.payoutId, table.posting, table.account),
    index('ledger_entries_of_owner').on(table.ownerId, table.createdAt),
    // What owners are still owed is summed over all years: from here alone, without the lines themselves.
    index('ledger_entries_owed')
      .on(table.ownerId, table.orderId, table.createdAt, table.amountCents)
      .where(sql`${table.account} = 'owner'`),
    index('ledger_entries_booked').on(table.createdAt),
  ],
);
