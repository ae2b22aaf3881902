import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { events } from '#features/events/server/table.ts';
import { localizedColumn } from '#market/listings/server/listing.ts';

/** What organisers wrote to everybody with a ticket, and how far its letters are. */
export const eventNews = pgTable(
  'event_news',
  {
    id: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    text: localizedColumn().notNull(),
    /** Made by whoever sends: the same one twice is one news. */
    key: text().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    /** How many members had a ticket then. */
    readers: integer().notNull(),
    /** Members are written to in the order of their ids: up to this one they were. */
    toldUpTo: text().notNull().default(''),
    /** When the desk took it down: nobody reads it any more, and who was not told yet is not. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('event_news_once').on(table.eventId, table.key),
    index('event_news_of_event').on(table.eventId, table.writtenAt),
  ],
);

export type EventNewsRow = typeof eventNews.$inferSelect;
