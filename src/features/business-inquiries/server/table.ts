import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { intakeColumns } from '#market/intake/server/intake.ts';
import { intakeStatuses } from '#market/intake/intake.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { inquiryTypes } from '../rules.ts';

/** What the desk's search looks through. */
export const businessInquiriesSearchColumns = ['business_name', 'contact_name', 'email'] as const;

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
  (table) => [
    index('business_inquiries_newest').on(table.status, table.submittedAt),
    index('business_inquiries_all').on(table.submittedAt, table.id),
    index('business_inquiries_search').using('gin', searchIndex(...businessInquiriesSearchColumns)),
  ],
);
