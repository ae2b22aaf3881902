import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { listingColumns, localizedColumn } from '#kit/server/listing.ts';
import { searchIndex, titleOrder } from '#kit/server/search-text.ts';
import { priceUnits, rentalCategories } from '../rules.ts';

/** What the desk's search looks through. */
export const rentalsSearchColumns = [
  "title ->> 'en'",
  "title ->> 'es'",
  'location',
  'address',
  'contact_email',
] as const;

export const rentals = pgTable(
  'rentals',
  {
    ...listingColumns,
    title: localizedColumn().notNull(),
    description: localizedColumn().notNull(),
    imageUrl: text(),
    category: text({ enum: rentalCategories }).notNull(),
    /** Price, unit and capacity are null while nobody has named them: an approved proposal need not. */
    priceCents: integer(),
    currency: text({ enum: ['EUR', 'USD', 'GBP'] })
      .notNull()
      .default('EUR'),
    priceUnit: text({ enum: priceUnits }),
    capacity: integer(),
    amenities: text().array().notNull().default([]),
    images: text().array().notNull().default([]),
    /** In a public reply only where the owner allows it. */
    contactPhone: text().notNull(),
    contactEmail: text().notNull(),
    contactPublic: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    rating: doublePrecision(),
  },
  (table) => [
    check('rentals_price', sql`${table.priceCents} >= 0`),
    check('rentals_capacity', sql`${table.capacity} > 0`),
    index('rentals_best').on(table.status, table.featured, table.rating, table.id),
    index('rentals_updated').on(table.updatedAt, table.id),
    index('rentals_title_en').on(titleOrder('en'), table.id),
    index('rentals_title_es').on(titleOrder('es'), table.id),
    index('rentals_search').using('gin', searchIndex(...rentalsSearchColumns)),
  ],
);

export type RentalRow = typeof rentals.$inferSelect;
