import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { languages } from '#kit/shared/messages.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { users } from '#features/auth/server/table.ts';
import { letterTopics } from '../owner-letters.ts';
import { letterNames, mailStatuses } from '../rules.ts';

/** What the desk's search looks through. */
export const mailsSearchColumns = ['recipient'] as const;

/** Mail that was asked for, in the transaction of the change it tells of. Without a mail server it waits here. */
export const mails = pgTable(
  'mails',
  {
    id: text().primaryKey(),
    letter: text({ enum: letterNames }).notNull(),
    language: text({ enum: languages }).notNull(),
    recipient: text().notNull(),
    /** The member whom it was written to as such; null for whoever only left an address, which nobody has checked. */
    userId: text(),
    /** The member whom it tells somebody else of, such as an owner's guest: forgotten with their account. */
    aboutId: text(),
    /** What the letter tells; emptied when a letter with a key in it was sent. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, without addresses. */
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Until then it takes in what else is decided of its reader's things; null once it is on its way, and for all that waits for nothing. */
    gathersUntil: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mails_newest').on(table.status, table.createdAt),
    index('mails_all').on(table.createdAt, table.id),
    index('mails_user').on(table.userId),
    index('mails_about').on(table.aboutId),
    // One of a kind gathers for a reader at a time.
    uniqueIndex('mails_gathering')
      .on(table.recipient, table.letter, table.language, sql`coalesce(${table.userId}, '')`)
      .where(sql`${table.gathersUntil} is not null`),
    index('mails_search').using('gin', searchIndex(...mailsSearchColumns)),
  ],
);

/** What owners have said they want no letters about; about everything else they get them. */
export const mutedTopics = pgTable(
  'muted_topics',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    topic: text({ enum: letterTopics }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
);

export type MailRow = typeof mails.$inferSelect;
