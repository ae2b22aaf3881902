import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
  },
  (table) => [primaryKey({ columns: [table.userId, table.offer] })],
);
