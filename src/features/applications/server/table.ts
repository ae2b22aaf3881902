import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { intakeColumns } from '#market/intake/server/intake.ts';
import { searchIndex } from '#kit/server/search-text.ts';
import { applicationStatuses } from '../rules.ts';

/** What the desk's search looks through. */
export const applicationsSearchColumns = ['name', 'email', 'message'] as const;

export const jobApplications = pgTable(
  'job_applications',
  {
    ...intakeColumns,
    status: text({ enum: applicationStatuses }).notNull().default('received'),
    jobId: text()
      .notNull()
      .references(() => jobs.id),
    /** Null when somebody applied without an account, and after the account was erased. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** In small letters: one address applies once. */
    email: text().notNull(),
    phone: text(),
    /** The languages they speak, as they wrote them. */
    languages: text().array().notNull(),
    availableFrom: date().notNull(),
    message: text().notNull(),
    /** What the employer told them with the last decision. */
    answer: text(),
    /** Only the hash of the private link's token is stored. */
    tokenHash: text().notNull(),
  },
  (table) => [
    uniqueIndex('job_applications_once').on(table.jobId, table.email),
    uniqueIndex('job_applications_member')
      .on(table.jobId, table.userId)
      .where(sql`user_id is not null`),
    uniqueIndex('job_applications_link').on(table.tokenHash),
    index('job_applications_user').on(table.userId, table.submittedAt),
    index('job_applications_newest').on(table.submittedAt, table.id),
    index('job_applications_search').using('gin', searchIndex(...applicationsSearchColumns)),
  ],
);

export type ApplicationRow = typeof jobApplications.$inferSelect;
