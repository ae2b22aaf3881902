import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What is counted against a limit. Rows whose time is over are as good as none, and are swept. */
export const counters = pgTable(
  'counters',
  {
    /** A hash of what is counted and of whose it is: no phone and no address can be read off the table. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** Not before this instant again; only where a delay grows. */
    opensAt: timestamp({ withTimezone: true }).notNull(),
    /** When the count is forgotten. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('counters_until').on(table.until)],
);
