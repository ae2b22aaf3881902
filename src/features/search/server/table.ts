import { sql } from 'drizzle-orm';
import {
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
import { listingTypes } from '../rules.ts';
import type { ListingType } from '../rules.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const only = (type: ListingType) => sql.raw(`type = '${type}'`);

/**
 * What search knows of every published listing, whatever its kind. Triggers of the four listing tables write it in the
 * transaction that writes the listing (migration 0004): no write can forget to. Nothing else writes here.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    type: text({ enum: listingTypes }).notNull(),
    listingId: text().notNull(),
    category: text().notNull(),
    /** As it is shown, and as it is compared: small letters without accents, a space before every word. */
    titleEn: text().notNull(),
    titleEs: text().notNull(),
    titles: text().notNull(),
    location: text().notNull(),
    /** Title (A), who and what (B), where (C): short, so that ranking a thousand matches stays cheap. With marks. */
    names: tsvector().notNull(),
    /** The same with the description (D): what is searched. */
    document: tsvector().notNull(),
    priceCents: integer(),
    rating: doublePrecision(),
    /** Of events: the announced date, and the instant that says when they are past. */
    date: date(),
    startsAt: timestamp({ withTimezone: true }),
    /** Of jobs: when they leave the lists. */
    listedUntil: timestamp({ withTimezone: true }),
    /** Of places: the days they open, 0 (Monday) to 6. */
    openDays: smallint().array(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The order among equals of one type, higher first: sooner events, featured and better rated things, newer jobs. */
    standing: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.listingId] }),
    index('search_entries_titles').using('gin', sql`titles gin_trgm_ops`),
    index('search_entries_standing').on(table.type, table.standing.desc().nullsFirst(), table.listingId),
    index('search_entries_category').on(
      table.type,
      table.category,
      table.standing.desc().nullsFirst(),
      table.listingId,
    ),
    index('search_entries_price').on(table.type, table.priceCents, table.listingId),
    index('search_entries_dearest').on(table.type, table.priceCents.desc().nullsLast(), table.listingId),
    index('search_entries_rating').on(table.type, table.rating.desc().nullsLast(), table.listingId),
    index('search_entries_date').on(table.type, table.startsAt, table.listingId),
    index('search_entries_listed').on(table.type, table.listedUntil.desc().nullsLast(), table.listingId),
    index('search_entries_degrees').on(table.latitude, table.longitude),
    // Each type has its own: a search through one reads a quarter, and through all of them four short lists.
    ...listingTypes.flatMap((type) => [
      index(`search_entries_document_${type}`).using('gin', table.document).where(only(type)),
      index(`search_entries_spot_${type}`)
        .using('gist', sql`search_spot(latitude, longitude)`)
        .where(only(type)),
    ]),
  ],
);

/** Every word that a listing ever held, to mend what people mistype. It only grows: a word nobody uses finds nothing. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, () => [
  index('search_words_alike').using('gin', sql`word gin_trgm_ops`),
  index('search_words_begin').on(sql`word text_pattern_ops`),
]);
