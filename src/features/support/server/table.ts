import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { intakeColumns, intakeStatuses } from '#kit/server/intake.ts';
import { contactPriorities, issueTypes, issueUrgencies } from '../rules.ts';

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
  (table) => [index('contact_messages_newest').on(table.status, table.submittedAt)],
);

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
  (table) => [index('issue_reports_newest').on(table.status, table.submittedAt)],
);
