import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { listingColumns, localizedColumn, soldColumns } from '#market/listings/server/listing.ts';
import type { StoredList } from '#market/listings/listing-schemas.ts';
import { cancellationPolicies } from '#market/listings/cancellation.ts';
import { searchIndex, titleColumns, titleOrder } from '#kit/server/search-text.ts';
import { writtenLanguages } from '#kit/shared/localized.ts';
import { depositWays } from '#market/listings/deposit.ts';
import { rentalVatSupplies, petRules, priceUnits, rentalCategories } from '../rules.ts';

/** What the desk's search looks through. */
export const rentalsSearchColumns = [...titleColumns, 'location', 'address', 'contact_email'] as const;

export const rentals = pgTable(
  'rentals',
  {
    ...listingColumns,
    ...soldColumns,
    title: localizedColumn().notNull(),
    description: localizedColumn().notNull(),
    /** Floor and door: told only to whoever has booked it. */
    door: text().notNull().default(''),
    /** How one arrives: told only to whoever has booked it, as its door is. */
    arrival: localizedColumn().notNull().default({}),
    imageUrl: text(),
    category: text({ enum: rentalCategories }).notNull(),
    /** Price, unit and capacity are null while nobody has named them: an approved proposal need not. */
    priceCents: integer(),
    currency: text({ enum: ['EUR', 'USD', 'GBP'] })
      .notNull()
      .default('EUR'),
    priceUnit: text({ enum: priceUnits }),
    capacity: integer(),
    /** Of flats and villas, null where nobody has said; a studio has no bedroom. */
    bedrooms: integer(),
    beds: integer(),
    bathrooms: integer(),
    /** Square metres, pets and licence of flats and villas alone. */
    floorArea: integer(),
    pets: text({ enum: petRules }),
    houseRules: jsonb().$type<StoredList>().notNull().default({}),
    /** Who lets it, as guests are to call them. */
    host: text().notNull().default(''),
    /** The number of its licence for tourists. */
    licence: text().notNull().default(''),
    amenities: text().array().notNull().default([]),
    images: text().array().notNull().default([]),
    /** In a public reply only where the owner allows it. */
    contactPhone: text().notNull(),
    contactEmail: text().notNull(),
    contactPublic: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    /** Of its guests’ reviews, with how many there are: their trigger writes both, and nothing else. */
    rating: doublePrecision(),
    reviewCount: integer().notNull().default(0),
    /** How many alike there are. */
    quantity: integer().notNull().default(1),
    /** Units of the price that are booked at least and at most, and hours from the booking to the beginning. */
    minUnits: integer().notNull().default(1),
    maxUnits: integer().notNull().default(30),
    leadHours: integer().notNull().default(0),
    /** Arrival and departure of nights and weeks, opening hours of everything else; `HH:MM` in the town's zone. */
    fromTime: text().notNull().default('10:00'),
    toTime: text().notNull().default('20:00'),
    cancellation: text({ enum: cancellationPolicies }).notNull().default('moderate'),
    /** Of a unit that begins on a day of the weekend; null where that costs what others do (decision 0183). */
    weekendPriceCents: integer(),
    /** Paid once for each stay; and percent off from a week and from four weeks on (decision 0176). */
    cleaningFeeCents: integer().notNull().default(0),
    weekDiscount: integer().notNull().default(0),
    monthDiscount: integer().notNull().default(0),
    /** What its owner takes on arrival and gives back at the end, for each alike, and how: never in a sum (decision 0192). */
    depositCents: integer().notNull().default(0),
    depositWay: text({ enum: depositWays }).notNull().default('either'),
    /** What its owner says is supplied; null for what its category usually is. */
    vatSupply: text({ enum: rentalVatSupplies }),
  },
  (table) => [
    check('rentals_review_note', sql`length(${table.reviewNote}) <= 500`),
    check('rentals_price', sql`${table.priceCents} >= 0`),
    check('rentals_capacity', sql`${table.capacity} > 0`),
    check('rentals_rooms', sql`${table.bedrooms} >= 0 and ${table.beds} > 0 and ${table.bathrooms} >= 0`),
    check('rentals_floor_area', sql`${table.floorArea} > 0`),
    check(
      'rentals_terms',
      sql`${table.quantity} between 1 and 500 and ${table.minUnits} between 1 and ${table.maxUnits} and ${table.leadHours} >= 0`,
    ),
    check(
      'rentals_extras',
      sql`${table.cleaningFeeCents} >= 0 and ${table.weekDiscount} between 0 and 90 and ${table.monthDiscount} between 0 and 90`,
    ),
    check('rentals_deposit', sql`${table.depositCents} >= 0`),
    check('rentals_weekend_price', sql`${table.weekendPriceCents} > 0`),
    index('rentals_best').on(table.status, table.featured, table.rating, table.id),
    index('rentals_updated').on(table.updatedAt, table.id),
    index('rentals_of_owner')
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null`),
    ...writtenLanguages.map((one) => index(`rentals_title_${one}`).on(titleOrder(one), table.id)),
    index('rentals_search').using('gin', searchIndex(...rentalsSearchColumns)),
  ],
);

/** What only the page of a rental tells: no list reads it. */
export const rentalPageColumns = [
  'floorArea',
  'pets',
  'houseRules',
  'host',
  'licence',
  'weekDiscount',
  'monthDiscount',
  'depositCents',
  'depositWay',
  'arrival',
] as const;

export type RentalRow = typeof rentals.$inferSelect;

/**
 * Periods with a price of their own. The database refuses two of a rental that have a day in common by an EXCLUDE
 * constraint, `rental_seasons_apart` (decision 0176).
 */
export const rentalSeasons = pgTable(
  'rental_seasons',
  {
    id: text().primaryKey(),
    rentalId: text()
      .notNull()
      .references(() => rentals.id),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** Of a unit that begins on one of these days. */
    priceCents: integer().notNull(),
    /** The same at weekends; null where they cost what its other days do. */
    weekendPriceCents: integer(),
    /** Of a stay that begins on one of them; null for the rental's own. */
    minUnits: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('rental_seasons_days', sql`${table.firstDay} <= ${table.lastDay}`),
    check('rental_seasons_price', sql`${table.priceCents} > 0`),
    check('rental_seasons_weekend_price', sql`${table.weekendPriceCents} > 0`),
    check('rental_seasons_min_units', sql`${table.minUnits} between 1 and 365`),
  ],
);

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Dates on which the owner rents out nothing, or not all there is. */
export const rentalBlocks = pgTable(
  'rental_blocks',
  {
    id: text().primaryKey(),
    rentalId: text()
      .notNull()
      .references(() => rentals.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** How many of them are kept back. */
    quantity: integer().notNull(),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('rental_blocks_period', sql`${table.startsAt} < ${table.endsAt}`),
    check('rental_blocks_quantity', sql`${table.quantity} > 0`),
    index('rental_blocks_of_rental').on(table.rentalId, table.startsAt),
  ],
);

/**
 * Who has which of the things alike (or, by person, which place) and when: an order, a block or the calendar of another
 * site, one of them. What a calendar says stands in places of its own above all that are let, and counts as out (decision
 * 0162). The database refuses two at the same time by an EXCLUDE constraint, `rental_slots_free` (migration 0006).
 */
export const rentalSlots = pgTable(
  'rental_slots',
  {
    id: text().primaryKey(),
    rentalId: text()
      .notNull()
      .references(() => rentals.id),
    /** From 1 to as many as there are. */
    slot: integer().notNull(),
    during: tstzrange().notNull(),
    /** The order is of another room, which needs this one: no reference. */
    orderId: text(),
    blockId: text().references(() => rentalBlocks.id, { onDelete: 'cascade' }),
    /** The calendar is of another room too; the database takes these rows away with it (migration 0064). */
    calendarId: text(),
    /** Until when a hold keeps it; null once it is paid for, of a block and of a calendar. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('rental_slots_whose', sql`num_nonnulls(${table.orderId}, ${table.blockId}, ${table.calendarId}) = 1`),
    check('rental_slots_slot', sql`${table.slot} > 0`),
    index('rental_slots_of_order').on(table.orderId),
    // Of one rental its few slots: the index that keeps two from one slot at once is ten times as slow at that.
    index('rental_slots_of_rental').on(table.rentalId),
    index('rental_slots_of_block').on(table.blockId),
    index('rental_slots_of_calendar').on(table.calendarId),
  ],
);
