import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import type { SellerYear } from '../contract.ts';
import { fileKinds } from '../rules.ts';

/** Files for the tax office, as they were made: nothing changes one. */
export const sellerReportFiles = pgTable(
  'seller_report_files',
  {
    id: text().primaryKey(),
    year: integer().notNull(),
    /** The first, the second, … of its year: two people at the desk can't both make the next one. */
    number: integer().notNull(),
    kind: text({ enum: fileKinds }).notNull(),
    /** Under which name the house itself stands in it: later files of the year repeat it. */
    operatorRef: text().notNull(),
    /** Sealed: the numbers of sellers' accounts stand in it. */
    xml: text().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    madeBy: text()
      .notNull()
      .references(() => users.id),
  },
  (table) => [uniqueIndex('seller_report_files_next').on(table.year, table.number)],
);

/** What a file says of a seller. */
export const sellerReports = pgTable(
  'seller_reports',
  {
    /** Under which name it stands in its file. */
    id: text().primaryKey(),
    fileId: text()
      .notNull()
      .references(() => sellerReportFiles.id),
    ownerId: text()
      .notNull()
      .references(() => users.id),
    type: text({ enum: ['new', 'correction', 'deletion'] }).notNull(),
    /** The one before that it corrects or takes back. */
    correctsId: text().references((): AnyPgColumn => sellerReports.id),
    figures: jsonb().$type<SellerYear>().notNull(),
  },
  (table) => [
    check('seller_reports_corrects', sql`(${table.type} = 'new') or ${table.correctsId} is not null`),
    uniqueIndex('seller_reports_once').on(table.fileId, table.ownerId),
    uniqueIndex('seller_reports_corrected').on(table.correctsId),
  ],
);

/** Which sellers were told their figures of a year, and when last. */
export const sellerLetters = pgTable(
  'seller_letters',
  {
    ownerId: text()
      .notNull()
      .references(() => users.id),
    year: integer().notNull(),
    toldAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.year] })],
);
