import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { searchIndex, titleColumns } from '#kit/server/search-text.ts';
import type { EditedFields } from '#market/listings/edit-rules.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { localizedColumn } from '#market/listings/server/listing.ts';
import { changeStatuses } from '../rules.ts';

/** What the desk's search looks through. */
export const listingChangesSearchColumns = titleColumns;

/** What owners changed of public listings: what waits for the desk, and for some days what went out. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: text().primaryKey(),
    kind: text({ enum: listingKinds }).notNull(),
    listingId: text().notNull(),
    title: localizedColumn().notNull(),
    askedBy: text()
      .notNull()
      .references(() => users.id),
    status: text({ enum: changeStatuses }).notNull(),
    /** Only the fields it is about, as the service of their kind takes them. */
    before: jsonb().$type<EditedFields>().notNull(),
    after: jsonb().$type<EditedFields>().notNull(),
    /** Why the desk rejected it. */
    note: text(),
    version: integer().notNull().default(1),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
    /** Since the desk wrote the listing itself: what went out before counts as seen. */
    seenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('listing_changes_note', sql`length(${table.note}) <= 500`),
    check('listing_changes_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    // One of a listing is open at a time: what is asked for next takes its place.
    uniqueIndex('listing_changes_open')
      .on(table.kind, table.listingId)
      .where(sql`${table.status} in ('pending', 'rejected')`),
    index('listing_changes_of').on(table.kind, table.listingId, table.askedAt),
    index('listing_changes_oldest').on(table.status, table.askedAt, table.id),
    index('listing_changes_asked_by').on(table.askedBy),
    index('listing_changes_search').using('gin', searchIndex(...listingChangesSearchColumns)),
  ],
);

export type ListingChangeRow = typeof listingChanges.$inferSelect;
