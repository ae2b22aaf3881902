import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { listingColumns, localizedColumn } from '#kit/server/listing.ts';
import type { LocalizedList } from '#kit/shared/localized.ts';
import { jobCategories, jobSchedules, salaryTypes } from '../rules.ts';

export const jobs = pgTable(
  'jobs',
  {
    ...listingColumns,
    title: localizedColumn().notNull(),
    description: localizedColumn().notNull(),
    category: text({ enum: jobCategories }).notNull(),
    employer: text().notNull(),
    salary: localizedColumn().notNull(),
    salaryType: text({ enum: salaryTypes }).notNull(),
    schedule: text({ enum: jobSchedules }).notNull(),
    requirements: jsonb().$type<LocalizedList>().notNull(),
    benefits: jsonb().$type<LocalizedList>().notNull(),
    /** Where applications go; never in a public reply. */
    contactEmail: text().notNull(),
    isUrgent: boolean().notNull().default(false),
    postedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('jobs_newest').on(table.status, table.isUrgent, table.postedAt, table.id)],
);

export type JobRow = typeof jobs.$inferSelect;
