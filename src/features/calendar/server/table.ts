import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';

/** The secret address under which a calendar program reads a member's bookings; one for each member at most. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the key in the address, which nobody can read again: another one is made in its place. */
    keyHash: text().notNull(),
    /** The one that its member had when it was made: with a later one it opens nothing. */
    keyring: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_key').on(table.keyHash)],
);
