import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { listingColumns, localizedColumn } from '#market/listings/server/listing.ts';
import type { LocalizedList } from '#kit/shared/localized.ts';
import { searchIndex, titleColumns, titleOrder, sortText } from '#kit/server/search-text.ts';
import { writtenLanguages } from '#kit/shared/localized.ts';
import { jobBeds, jobCategories, jobSchedules, salaryTypes, shiftParts } from '../rules.ts';

/** What the desk's search looks through. */
export const jobsSearchColumns = [...titleColumns, 'employer', 'location'] as const;

export const jobs = pgTable(
  'jobs',
  {
    ...listingColumns,
    /** The place of its owner that it is at, in the directory; checked when it is written (`requireOwnPlace`). */
    businessId: text(),
    title: localizedColumn().notNull(),
    description: localizedColumn().notNull(),
    category: text({ enum: jobCategories }).notNull(),
    employer: text().notNull(),
    salary: localizedColumn().notNull(),
    /** Null while nobody has named it, as the schedule. */
    salaryType: text({ enum: salaryTypes }),
    /** The same in numbers, before tax; null where only words tell it. */
    payFromCents: integer(),
    payToCents: integer(),
    schedule: text({ enum: jobSchedules }),
    /** How many people are looked for; null where nobody has said. */
    openings: integer(),
    weeklyHours: integer(),
    /** Days and hours in words. */
    shifts: localizedColumn().notNull().default({}),
    /** When in the day and in the week that is; empty where nobody has said. */
    shiftParts: text({ enum: shiftParts }).array().notNull().default([]),
    bed: text({ enum: jobBeds }),
    startsOn: date(),
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
    check('jobs_pay', sql`${table.payFromCents} >= 0 and ${table.payToCents} >= ${table.payFromCents}`),
    check('jobs_openings', sql`${table.openings} between 1 and 99`),
    check('jobs_weekly_hours', sql`${table.weeklyHours} between 1 and 60`),
    index('jobs_newest').on(table.status, table.isUrgent, table.postedAt, table.id),
    index('jobs_listed').on(table.listedUntil),
    index('jobs_place').on(table.businessId),
    index('jobs_updated').on(table.updatedAt, table.id),
    index('jobs_of_owner')
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null`),
    ...writtenLanguages.map((one) => index(`jobs_title_${one}`).on(titleOrder(one), table.id)),
    index('jobs_employer').on(sortText('employer'), table.id),
    index('jobs_search').using('gin', searchIndex(...jobsSearchColumns)),
  ],
);

/** What only the page of a vacancy tells: no list reads it. */
export const jobPageColumns = [
  'businessId',
  'payFromCents',
  'payToCents',
  'openings',
  'weeklyHours',
  'shifts',
  'shiftParts',
  'bed',
  'startsOn',
] as const;

export type JobRow = typeof jobs.$inferSelect;
