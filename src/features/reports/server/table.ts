import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { messages } from '#features/messages/server/table.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { languages } from '#kit/shared/messages.ts';
import { grounds, reportReasons, reportStatuses } from '../rules.ts';

const instant = () => timestamp({ withTimezone: true });

/** What the desk's search looks through. */
export const reportsSearchColumns = ['details', 'statement'] as const;

/** Somebody thinks that a review or a message must not stand there; the desk decides, and says why. */
export const reports = pgTable(
  'reports',
  {
    id: text().primaryKey(),
    /** What is reported: one of these. */
    reviewId: text().references(() => guestReviews.id, { onDelete: 'cascade' }),
    messageId: text().references(() => messages.id, { onDelete: 'cascade' }),
    /** Who reported it, where they were signed in; else only where the decision is written to. */
    reporterId: text().references(() => users.id, { onDelete: 'set null' }),
    email: text(),
    language: text({ enum: languages }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    details: text(),
    status: text({ enum: reportStatuses }).notNull().default('open'),
    ground: text({ enum: grounds }),
    statement: text(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('reports_of_one', sql`num_nonnulls(${table.reviewId}, ${table.messageId}) = 1`),
    check('reports_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
    check('reports_ground', sql`(${table.status} = 'removed') = (${table.ground} is not null)`),
    // A review can be reported again once the first report is decided, a message once.
    uniqueIndex('reports_of_review_once')
      .on(table.reviewId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('reports_of_message_once').on(table.messageId, table.reporterId),
    index('reports_newest').on(table.status, table.createdAt, table.id),
    index('reports_of_review').on(table.reviewId),
    index('reports_of_reporter').on(table.reporterId),
    index('reports_search').using('gin', searchIndex(...reportsSearchColumns)),
  ],
);

export type ReportRow = typeof reports.$inferSelect;
