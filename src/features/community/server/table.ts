import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { communityOffers } from '../rules.ts';

export const communityJoins = pgTable(
  'community_joins',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offer: text({ enum: communityOffers }).notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** When they were last written to about its chat. */
    toldAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.offer] })],
);

/** The chats that the desk has opened: one for an offer, elsewhere. */
export const communityChats = pgTable('community_chats', {
  offer: text({ enum: communityOffers }).primaryKey(),
  /** Its address; null once it was taken away. */
  invitation: text(),
  /** Since when there is one, and since when this one. */
  openedAt: timestamp({ withTimezone: true }),
  givenAt: timestamp({ withTimezone: true }),
  version: integer().notNull().default(1),
});
