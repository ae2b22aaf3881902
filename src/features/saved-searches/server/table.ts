import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';

/**
 * In which order listings were first published, whatever became of them since: what was paused and is public again is not new.
 * A trigger of the search's entries writes one here when it is first written; it is numbered a moment later, by one house
 * after the other (publication-order.ts). A number and no time: it grows whatever clocks say, and in the order of being seen.
 */
export const publicationOrder = pgTable(
  'publication_order',
  {
    type: text({ enum: listingKinds }).notNull(),
    listingId: text().notNull(),
    number: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.listingId] }),
    uniqueIndex('publication_order_number').on(table.number),
    index('publication_order_unnumbered')
      .on(table.listingId)
      .where(sql`${table.number} is null`),
  ],
);

/** The searches that members keep, as the text of their addresses. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    search: text().notNull(),
    savedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    letters: boolean().notNull(),
    /** Up to which number of the publication order its member has looked, and was told by letter. */
    seen: bigint({ mode: 'number' }).notNull(),
    told: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('saved_searches_once').on(table.userId, table.search)],
);

/** Whom letters are looked for: from when on the next time, and when the last was written. */
export const savedSearchReaders = pgTable(
  'saved_search_readers',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    lookAt: timestamp({ withTimezone: true }).notNull(),
    toldAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('saved_search_readers_next').on(table.lookAt, table.userId)],
);

export type SavedSearchRow = typeof savedSearches.$inferSelect;
