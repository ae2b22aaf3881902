import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';

/** What the desk has paid out to an owner. Its postings are in the ledger, one for each order it settled. */
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
    paidBy: text()
      .notNull()
      .references(() => users.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('payouts_amount', sql`${table.amountCents} > 0 and ${table.orders} > 0`),
    check('payouts_reference', sql`length(${table.reference}) between 1 and 140`),
    uniqueIndex('payouts_next').on(table.ownerId, table.number),
    index('payouts_newest').on(table.createdAt, table.id),
  ],
);

export type PayoutRow = typeof payouts.$inferSelect;
