import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { savedTypes } from '../rules.ts';

/** What a member keeps for later. A listing that has gone since stays named here and is left out when it is shown. */
export const savedListings = pgTable(
  'saved_listings',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: savedTypes }).notNull(),
    listingId: text().notNull(),
    savedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type, table.listingId] }),
    index('saved_listings_newest').on(table.userId, table.savedAt),
    index('saved_listings_of_listing').on(table.listingId, table.savedAt),
  ],
);
