import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { searchIndex, sortText } from '#kit/server/search-text.ts';
import { contactStatuses, prospectCategories } from '../rules.ts';

/** What the desk's search looks through. */
export const prospectBusinessesSearchColumns = ['name', 'location', 'contact_email', 'notes'] as const;

export const prospectBusinesses = pgTable(
  'prospect_businesses',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text(),
    category: text({ enum: prospectCategories }).notNull(),
    location: text().notNull(),
    address: text(),
    contactEmail: text(),
    contactPhone: text(),
    website: text(),
    priorityScore: integer().notNull(),
    advertisingBudget: text(),
    contactStatus: text({ enum: contactStatuses }).notNull().default('not_contacted'),
    notes: text(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('prospect_businesses_score', sql`${table.priorityScore} between 1 and 10`),
    index('prospect_businesses_best').on(table.priorityScore, table.id),
    index('prospect_businesses_name').on(sortText('name'), table.id),
    index('prospect_businesses_search').using('gin', searchIndex(...prospectBusinessesSearchColumns)),
  ],
);
