import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { intakeColumns, intakeStatuses } from '#kit/server/intake.ts';

export const advertisingInquiries = pgTable(
  'advertising_inquiries',
  {
    ...intakeColumns,
    status: text({ enum: intakeStatuses }).notNull().default('new'),
    businessName: text().notNull(),
    contactName: text(),
    email: text().notNull(),
    phone: text(),
    businessType: text(),
    location: text(),
    currentMarketing: text(),
    budget: text(),
    goals: text(),
    message: text(),
  },
  (table) => [index('advertising_inquiries_newest').on(table.status, table.submittedAt)],
);
