import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { intakeColumns } from '#market/intake/server/intake.ts';
import { intakeStatuses } from '#market/intake/intake.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { contactPriorities, issueTypes, issueUrgencies } from '../rules.ts';

/** What the desk's search looks through. */
export const contactMessagesSearchColumns = ['name', 'email', 'subject'] as const;

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...intakeColumns,
    status: text({ enum: intakeStatuses }).notNull().default('new'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    subject: text().notNull(),
    message: text().notNull(),
    priority: text({ enum: contactPriorities }).notNull(),
  },
  (table) => [
    index('contact_messages_newest').on(table.status, table.submittedAt),
    index('contact_messages_all').on(table.submittedAt, table.id),
    index('contact_messages_search').using('gin', searchIndex(...contactMessagesSearchColumns)),
  ],
);

/** What the desk's search looks through. */
export const issueReportsSearchColumns = ['title', 'email'] as const;

export const issueReports = pgTable(
  'issue_reports',
  {
    ...intakeColumns,
    status: text({ enum: intakeStatuses }).notNull().default('new'),
    type: text({ enum: issueTypes }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    email: text().notNull(),
    urgency: text({ enum: issueUrgencies }).notNull(),
  },
  (table) => [
    index('issue_reports_newest').on(table.status, table.submittedAt),
    index('issue_reports_all').on(table.submittedAt, table.id),
    index('issue_reports_search').using('gin', searchIndex(...issueReportsSearchColumns)),
  ],
);

/** What the desk answered, to a message or to a report; an answer goes with what it answers. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    id: text().primaryKey(),
    messageId: text().references(() => contactMessages.id, { onDelete: 'cascade' }),
    reportId: text().references(() => issueReports.id, { onDelete: 'cascade' }),
    /** Who of the desk wrote it; null once that account is gone. */
    authorId: text().references(() => users.id),
    text: text().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('support_answers_of_one', sql`num_nonnulls(${table.messageId}, ${table.reportId}) = 1`),
    index('support_answers_message').on(table.messageId, table.answeredAt),
    index('support_answers_report').on(table.reportId, table.answeredAt),
    index('support_answers_author').on(table.authorId),
  ],
);
