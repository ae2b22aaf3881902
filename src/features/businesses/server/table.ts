import { sql } from 'drizzle-orm';
import { boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { listingColumns, localizedColumn } from '#market/listings/server/listing.ts';
import { searchIndex, sortText } from '#kit/server/search-text.ts';
import { businessCategories, priceRanges } from '../rules.ts';

/** Days 0 (Monday) to 6; a closing time at or before the opening time is after midnight. */
type StoredHours = { days: number[]; opens: string; closes: string };

/** As `OpeningException` says: on these dates it opens at other times, or not at all. */
type StoredException = {
  from: string;
  until: string;
  days: number[];
  spans: { opens: string; closes: string }[];
  note: { en?: string | undefined; es?: string | undefined };
};

/** What the desk's search looks through. */
export const businessesSearchColumns = ['name', 'location', 'address', 'email'] as const;

export const businesses = pgTable(
  'businesses',
  {
    ...listingColumns,
    name: text().notNull(),
    description: localizedColumn().notNull(),
    imageUrl: text(),
    category: text({ enum: businessCategories }).notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    website: text(),
    images: text().array().notNull().default([]),
    openingHours: jsonb().$type<StoredHours[]>().notNull().default([]),
    openingExceptions: jsonb().$type<StoredException[]>().notNull().default([]),
    priceRange: text({ enum: priceRanges }).notNull(),
    featured: boolean().notNull().default(false),
    /** Of its guests’ reviews, with how many there are: their trigger writes both, and nothing else. */
    rating: doublePrecision(),
    reviewCount: integer().notNull().default(0),
    /** As its owner wrote it, a line for each thing. */
    menu: localizedColumn().notNull().default({}),
    /** What is on offer, and from when until when. */
    offer: localizedColumn().notNull().default({}),
    offerFrom: date(),
    offerUntil: date(),
    /** Of a club: tables with service can be had. */
    vip: boolean().notNull().default(false),
  },
  (table) => [
    check('businesses_review_note', sql`length(${table.reviewNote}) <= 500`),
    check('businesses_offer', sql`${table.offerUntil} >= ${table.offerFrom}`),
    index('businesses_best').on(table.status, table.featured, table.rating, table.id),
    index('businesses_updated').on(table.updatedAt, table.id),
    index('businesses_of_owner')
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null`),
    index('businesses_name').on(sortText('name'), table.id),
    index('businesses_search').using('gin', searchIndex(...businessesSearchColumns)),
  ],
);

/** What only the page of a place tells: no list reads it. */
export const businessPageColumns = ['menu', 'offer', 'offerFrom', 'offerUntil'] as const;

export type BusinessRow = typeof businesses.$inferSelect;
