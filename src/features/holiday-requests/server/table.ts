import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { intakeColumns } from '#market/intake/server/intake.ts';
import { searchIndex, searchText } from '#kit/server/search-text.ts';
import { accommodationTypes, holidayStatuses, quoteAnswers } from '../rules.ts';

/** What the desk's search looks through. */
export const holidayRequestsSearchColumns = ['client_name', 'client_email', 'vacation_description'] as const;

export const holidayRequests = pgTable(
  'holiday_requests',
  {
    ...intakeColumns,
    status: text({ enum: holidayStatuses }).notNull().default('pending'),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    clientPhone: text(),
    vacationDescription: text().notNull(),
    budget: text(),
    durationDays: integer().notNull(),
    numberOfPeople: integer().notNull(),
    accommodationType: text({ enum: accommodationTypes }).notNull(),
    specialRequests: text(),
    estimatedCostCents: integer(),
    plannedItinerary: text(),
    quotedAt: timestamp({ withTimezone: true }),
    /** Only the hash of the private link's token is stored. */
    quoteTokenHash: text(),
    quoteAnswer: text({ enum: quoteAnswers }),
    quoteAnsweredAt: timestamp({ withTimezone: true }),
    /** What the client wants to be different. */
    clientMessage: text(),
  },
  (table) => [
    index('holiday_requests_newest').on(table.status, table.submittedAt),
    uniqueIndex('holiday_requests_quote').on(table.quoteTokenHash),
    index('holiday_requests_all').on(table.submittedAt, table.id),
    index('holiday_requests_name').on(searchText('client_name'), table.id),
    index('holiday_requests_search').using('gin', searchIndex(...holidayRequestsSearchColumns)),
  ],
);

export type HolidayRow = typeof holidayRequests.$inferSelect;
