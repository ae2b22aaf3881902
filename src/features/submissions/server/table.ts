import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { intakeColumns } from '#kit/server/intake.ts';
import { submissionStatuses, submissionTypes } from '../rules.ts';

export const submissions = pgTable(
  'submissions',
  {
    ...intakeColumns,
    type: text({ enum: submissionTypes }).notNull(),
    status: text({ enum: submissionStatuses }).notNull().default('pending'),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    location: text().notNull(),
    address: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text(),
    priceCents: integer(),
  },
  (table) => [index('submissions_newest').on(table.status, table.submittedAt)],
);
