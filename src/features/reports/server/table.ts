import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { eventNews } from '#features/event-news/server/table.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { messages } from '#features/messages/server/table.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { languages } from '#kit/shared/messages.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { grounds, reportReasons, reportStatuses } from '../rules.ts';

const instant = () => timestamp({ withTimezone: true });

/** What the desk's search looks through. */
export const reportsSearchColumns = ['details', 'statement'] as const;

/** Somebody thinks that something must not stand there; the desk decides, and says why. */
export const reports = pgTable(
  'reports',
  {
    id: text().primaryKey(),
    /** What is reported: one of these. A listing's row stays for good, whatever becomes of it. */
    reviewId: text().references(() => guestReviews.id, { onDelete: 'cascade' }),
    messageId: text().references(() => messages.id, { onDelete: 'cascade' }),
    /** The review whose answer it is. */
    answerId: text().references(() => guestReviews.id, { onDelete: 'cascade' }),
    newsId: text().references(() => eventNews.id, { onDelete: 'cascade' }),
    listingType: text({ enum: listingKinds }),
    listingId: text(),
    /** What it said when it was reported, for its author can change it; null in earlier reports. */
    said: text(),
    /** Whose it was then. */
    authorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Who reported it, where they were signed in; else what they are called and where the decision is written to. */
    reporterId: text().references(() => users.id, { onDelete: 'set null' }),
    name: text(),
    email: text(),
    language: text({ enum: languages }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    details: text(),
    status: text({ enum: reportStatuses }).notNull().default('open'),
    ground: text({ enum: grounds }),
    statement: text(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    /** The report at which it was decided: all that waited of the same thing are decided at once. */
    decidedWith: text(),
    /** What whose it was says to that, once, and what the desk answered. */
    objection: text(),
    objectedAt: instant(),
    answer: text(),
    answeredAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check(
      'reports_of_one',
      sql`num_nonnulls(${table.reviewId}, ${table.messageId}, ${table.answerId}, ${table.newsId}, ${table.listingId}) = 1`,
    ),
    check('reports_of_listing', sql`(${table.listingType} is null) = (${table.listingId} is null)`),
    check('reports_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
    check('reports_ground', sql`(${table.status} in ('open', 'kept')) = (${table.ground} is null)`),
    check('reports_objected', sql`(${table.objection} is null) = (${table.objectedAt} is null)`),
    check('reports_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    // What is public can be reported again once the first report is decided, a message once.
    uniqueIndex('reports_of_review_once')
      .on(table.reviewId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('reports_of_answer_once')
      .on(table.answerId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('reports_of_news_once')
      .on(table.newsId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('reports_of_listing_once')
      .on(table.listingType, table.listingId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('reports_of_message_once').on(table.messageId, table.reporterId),
    index('reports_newest').on(table.status, table.createdAt, table.id),
    index('reports_of_review').on(table.reviewId),
    index('reports_of_answer').on(table.answerId),
    index('reports_of_news').on(table.newsId),
    index('reports_of_listing').on(table.listingType, table.listingId),
    index('reports_of_reporter').on(table.reporterId),
    index('reports_of_author').on(table.authorId),
    index('reports_search').using('gin', searchIndex(...reportsSearchColumns)),
  ],
);

export type ReportRow = typeof reports.$inferSelect;
