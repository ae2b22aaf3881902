import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { intakeColumns } from '#market/intake/server/intake.ts';
import { intakeStatuses } from '#market/intake/intake.ts';
import { searchIndex } from '#kit/server/search-text.ts';

/** What the desk's search looks through. */
export const advertisingInquiriesSearchColumns = ['business_name', 'contact_name', 'email'] as const;

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
  (table) => [
    index('advertising_inquiries_newest').on(table.status, table.submittedAt),
    index('advertising_inquiries_all').on(table.submittedAt, table.id),
    index('advertising_inquiries_search').using('gin', searchIndex(...advertisingInquiriesSearchColumns)),
  ],
);
