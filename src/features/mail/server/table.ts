import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { languages } from '#kit/shared/messages.ts';
import { searchIndex } from '#kit/server/search-text.ts';
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
    /** The member whom it was written to as such; null for who only left an address, which nobody has checked. */
    userId: text(),
    /** What the letter tells; emptied when a letter with a key in it was sent. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: mailStatuses }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, without addresses. */
    lastError: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mails_newest').on(table.status, table.createdAt),
    index('mails_all').on(table.createdAt, table.id),
    index('mails_user').on(table.userId),
    index('mails_search').using('gin', searchIndex(...mailsSearchColumns)),
  ],
);

export type MailRow = typeof mails.$inferSelect;
