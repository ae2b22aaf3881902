import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { listingColumns, localizedColumn } from '#market/listings/server/listing.ts';
import type { LocalizedList } from '#kit/shared/localized.ts';
import { searchIndex, titleOrder, sortText } from '#kit/server/search-text.ts';
import { jobCategories, jobSchedules, salaryTypes } from '../rules.ts';

/** What the desk's search looks through. */
export const jobsSearchColumns = ["title ->> 'en'", "title ->> 'es'", 'employer', 'location'] as const;

export const jobs = pgTable(
  'jobs',
  {
    ...listingColumns,
    title: localizedColumn().notNull(),
    description: localizedColumn().notNull(),
    category: text({ enum: jobCategories }).notNull(),
    employer: text().notNull(),
    salary: localizedColumn().notNull(),
    /** Null while nobody has named it, as the schedule. */
    salaryType: text({ enum: salaryTypes }),
    schedule: text({ enum: jobSchedules }),
    requirements: jsonb().$type<LocalizedList>().notNull(),
    benefits: jsonb().$type<LocalizedList>().notNull(),
    /** Where applications go; never in a public reply. */
    contactEmail: text().notNull(),
    isUrgent: boolean().notNull().default(false),
    postedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** When it leaves the lists unless it is renewed before. */
    listedUntil: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    check('jobs_review_note', sql`length(${table.reviewNote}) <= 500`),
    index('jobs_newest').on(table.status, table.isUrgent, table.postedAt, table.id),
    index('jobs_listed').on(table.listedUntil),
    index('jobs_updated').on(table.updatedAt, table.id),
    index('jobs_title_en').on(titleOrder('en'), table.id),
    index('jobs_title_es').on(titleOrder('es'), table.id),
    index('jobs_employer').on(sortText('employer'), table.id),
    index('jobs_search').using('gin', searchIndex(...jobsSearchColumns)),
  ],
);

export type JobRow = typeof jobs.$inferSelect;
