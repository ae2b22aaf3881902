import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { intakeColumns, intakeStatuses } from '#kit/server/intake.ts';
import { inquiryTypes } from '../rules.ts';

export const businessInquiries = pgTable(
  'business_inquiries',
  {
    ...intakeColumns,
    status: text({ enum: intakeStatuses }).notNull().default('new'),
    businessType: text({ enum: inquiryTypes }).notNull(),
    businessName: text().notNull(),
    contactName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    location: text().notNull(),
    website: text(),
    description: text().notNull(),
  },
  (table) => [index('business_inquiries_newest').on(table.status, table.submittedAt)],
);
