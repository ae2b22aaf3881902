import { index, pgTable, text } from 'drizzle-orm/pg-core';
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
