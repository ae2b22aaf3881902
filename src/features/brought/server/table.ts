import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { visitSources } from '../rules.ts';

/** What happened on the page of a listing on a day of the town, by how people came. Nothing in it says who, or when. */
export const listingDays = pgTable(
  'listing_days',
  {
    listingId: text().notNull(),
    kind: text({ enum: listingKinds }).notNull(),
    day: date().notNull(),
    source: text({ enum: visitSources }).notNull(),
    views: integer().notNull(),
    calls: integer().notNull(),
    routes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.kind, table.day, table.source] }),
    index('listing_days_day').on(table.day),
  ],
);
