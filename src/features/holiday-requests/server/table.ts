import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { intakeColumns } from '#kit/server/intake.ts';
import { accommodationTypes, holidayStatuses } from '../rules.ts';

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
  },
  (table) => [index('holiday_requests_newest').on(table.status, table.submittedAt)],
);
