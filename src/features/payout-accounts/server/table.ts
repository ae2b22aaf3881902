import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { accountStandings, payoutWays } from '../rules.ts';

/**
 * Where owners are paid, one account for each way. Its triggers write into the owner's events and rentals whether they can
 * be paid in the house's way (`owner_unpayable`), as those of traders do for whoever sells (decisions 0085 and 0091).
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    ownerId: text()
      .notNull()
      .references(() => users.id),
    way: text({ enum: payoutWays }).notNull(),
    /** The provider's name for it; null for a bank's. */
    account: text(),
    /** Of a bank's: whose it is, the sealed number, and what of it is shown. */
    holder: text(),
    sealedIban: text(),
    ibanCountry: text(),
    ibanTail: text(),
    /** Until then nothing is paid to a number that took another's place (decision 0141); null for the first one. */
    payableFrom: timestamp({ withTimezone: true }),
    standing: text({ enum: accountStandings }).notNull(),
    /** What the provider still wants of its owner, in its own words, and by when. */
    missing: jsonb().$type<readonly string[]>().notNull().default([]),
    missingUntil: timestamp({ withTimezone: true }),
    /** When the provider was asked last, or the owner said it. */
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.way] }),
    check(
      'payout_accounts_way',
      sql`case when ${table.way} = 'bank' then ${table.account} is null and ${table.holder} is not null and ${table.sealedIban} is not null and ${table.ibanCountry} is not null and ${table.ibanTail} is not null else ${table.account} is not null and ${table.sealedIban} is null end`,
    ),
  ],
);

/** In which way the house pays owners; written when it opens. Without a row it is by bank. */
export const payoutWay = pgTable(
  'payout_way',
  { id: integer().primaryKey(), way: text({ enum: payoutWays }).notNull() },
  (table) => [check('payout_way_one', sql`${table.id} = 1`)],
);

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect;
