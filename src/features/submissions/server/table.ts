import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { intakeColumns } from '#market/intake/server/intake.ts';
import { searchIndex, searchText } from '#kit/server/search-text.ts';
import type { Details } from '../contract.ts';
import { submissionStatuses, submissionTypes } from '../rules.ts';

/** What the desk's search looks through. */
export const submissionsSearchColumns = ['title', 'location', 'contact_email'] as const;

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
    /** What was told beside the nine answers, as the contract reads it: prices in cents. */
    details: jsonb().$type<Details>().notNull().default({}),
    /** Who was signed in when they sent it: it becomes theirs when it is approved. */
    proposedBy: text().references(() => users.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** The listing that it became. */
    listingId: text(),
  },
  (table) => [
    index('submissions_proposed_by').on(table.proposedBy),
    index('submissions_listing').on(table.listingId),
    index('submissions_newest').on(table.status, table.submittedAt),
    index('submissions_title').on(table.status, searchText('title'), table.id),
    index('submissions_search').using('gin', searchIndex(...submissionsSearchColumns)),
  ],
);

/**
 * Of listings that came of a proposal: whether the mailbox and the phone that they name are still what its sender wrote.
 * Triggers write it, at the approval and where a listing names another one; it outlives the proposal and tells of nobody.
 */
export const proposedContacts = pgTable('proposed_contacts', {
  listingId: text().primaryKey(),
  mailbox: boolean().notNull(),
  phone: boolean().notNull(),
});

export type SubmissionRow = typeof submissions.$inferSelect;
