import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sortText, searchIndex } from '#kit/server/search-text.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import type { FaultOfLine } from '../contract.ts';
import { importOwners, importStates, lineStates } from '../rules.ts';

/** What the desk's search looks through. */
export const listingImportsSearchColumns = ['file_name'] as const;

/** A file of listings that somebody at the desk brought. */
export const listingImports = pgTable(
  'listing_imports',
  {
    id: text().primaryKey(),
    kind: text({ enum: listingKinds }).notNull(),
    fileName: text().notNull(),
    owner: text({ enum: importOwners }).notNull(),
    state: text({ enum: importStates }).notNull(),
    /** Who brought it, or took the last step with it. */
    actorId: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('listing_imports_created').on(table.createdAt, table.id),
    index('listing_imports_name').on(sortText('file_name'), table.id),
    index('listing_imports_search').using('gin', searchIndex(...listingImportsSearchColumns)),
  ],
);

/** Its lines as they stand in the file; what of them was made is found again to be taken back. */
export const listingImportLines = pgTable(
  'listing_import_lines',
  {
    importId: text().notNull(),
    line: integer().notNull(),
    /** By column. */
    cells: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    state: text({ enum: lineStates }).notNull(),
    faults: jsonb().$type<readonly FaultOfLine[]>().notNull().default([]),
    listingId: text(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    foreignKey({ columns: [table.importId], foreignColumns: [listingImports.id] }).onDelete('cascade'),
    index('listing_import_lines_state').on(table.importId, table.state, table.line),
  ],
);
