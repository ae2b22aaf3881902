import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { searchIndex } from '#kit/server/search-text.ts';
import { auditActions } from '../rules.ts';

/** What the desk's search looks through. */
export const auditEntriesSearchColumns = ['title'] as const;

/** Who did what, when, and what it was before and after. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Counts them as they are written: what one decision does has one moment, and still an order. */
    written: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** A member's id: kept when the member is gone. */
    actorId: text().notNull(),
    /** The owner in whose place they did it, as one of their team. */
    forId: text(),
    action: text({ enum: auditActions }).notNull(),
    /** The table's name and the row's id. */
    entity: text().notNull(),
    entityId: text().notNull(),
    /** What the thing was called, for the reader of the log. */
    title: text().notNull(),
    /** Only the fields that changed. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_entries_newest').on(table.at, table.written),
    index('audit_entries_of').on(table.entity, table.entityId),
    index('audit_entries_actor').on(table.actorId, table.at),
    index('audit_entries_search').using('gin', searchIndex(...auditEntriesSearchColumns)),
  ],
);
