import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const datemultirange = customType<{ data: string }>({ dataType: () => 'datemultirange' });
const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' });
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What search knows of every published listing, whatever its kind. Triggers of the four listing tables write it in the
 * transaction that writes the listing (migration 0004): no write can forget to. Nothing else writes here. The house reads it
 * into its own memory and searches there (search-index.ts): each type is a partition, and no column has an index.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    type: text({ enum: listingKinds }).notNull(),
    listingId: text().notNull(),
    category: text().notNull(),
    /** As it is shown, and as it is compared: small letters without accents, a space before every word. */
    titleEn: text().notNull(),
    titleEs: text().notNull(),
    titles: text().notNull(),
    location: text().notNull(),
    /** Location and address as they are compared. */
    place: text().notNull().default(''),
    /**
     * Title (A), who and what (B), where (C): short, so that ranking a thousand matches stays cheap. With marks. A lexeme
     * begins with the language of its stem, so that a word is looked for in the text of its own language only.
     */
    names: tsvector().notNull(),
    /** The same with the description (D): what is searched. */
    document: tsvector().notNull(),
    priceCents: integer(),
    /** By which prices are compared: for one person and one night, hour or day; of places the step of their range. */
    unitPrice: doublePrecision(),
    /** Of places: how dear they say they are, 1 to 4. */
    priceRange: smallint(),
    rating: doublePrecision(),
    /** Of events: the announced date, and the instant that says when they are past. */
    date: date(),
    startsAt: timestamp({ withTimezone: true }),
    /** Of events: the date of the last night, where they take more than one. */
    lastDay: date(),
    /** Of jobs: when they leave the lists. Of events: when their hours are over, where they say so. */
    listedUntil: timestamp({ withTimezone: true }),
    /** Of places: the days they open, 0 (Monday) to 6. */
    openDays: smallint().array(),
    /** The same in minutes of the week from Monday on: a bar of 20:00–04:00 is open into the next day. */
    openMinutes: int4multirange(),
    /** The dates whose hours are other than their week’s, and of these the dates on which it does not open at all. */
    specialDates: datemultirange(),
    shutDates: datemultirange(),
    /** When it is open around them, in minutes since 1970 by the town’s clock. */
    specialMinutes: int4multirange(),
    /** Of rentals: how many people are taken at once, what owners name, and for how many hours it is let. */
    mostPeople: integer(),
    amenities: text().array(),
    unit: text(),
    leastHours: integer(),
    mostHours: integer(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The order among equals of one type, higher first: sooner events, featured and better rated things, newer jobs. */
    standing: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.listingId] })],
);

/** The entries of one type, under the name of all: a question to one partition is planned in half the time. */
export const entriesOf = (type: ListingKind): SQL => sql.raw(`search_entries_${type} as search_entries`);

/**
 * Which entries, and which calendars of what can be booked, were written by which transaction, for who has read them before
 * (search-index.ts). Triggers write it; a day is kept.
 */
export const searchChanges = pgTable(
  'search_changes',
  {
    transaction: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    type: text({ enum: listingKinds }).notNull(),
    listingId: text().notNull(),
    /** Its calendar alone. */
    isCalendar: boolean().notNull().default(false),
    writtenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.transaction, table.type, table.listingId, table.isCalendar] })],
);

/** Every word that a listing ever held, to correct what people mistype. It only grows: a word nobody uses finds nothing. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, () => [
  index('search_words_alike').using('gin', sql`word gin_trgm_ops`),
  index('search_words_begin').on(sql`word text_pattern_ops`),
  index('search_words_length').on(sql`length(word)`, sql`word text_pattern_ops`),
]);
