import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { events } from '#features/events/server/table.ts';

/** Codes for tickets of events, and how many tickets each is used for: counted while its event is locked. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: text().primaryKey(),
    /** What it is good for: one event, or all that this owner has of a series, or at all (decision 0198). */
    eventId: text().references(() => events.id, { onDelete: 'cascade' }),
    seriesId: text(),
    ownerId: text(),
    /** In its one spelling. */
    word: text().notNull(),
    /** What it takes off each ticket: a share, or an amount. */
    percent: integer(),
    amountCents: integer(),
    /** How many tickets it is good for; null without bound. */
    limit: integer('most'),
    /** Tickets held or bought by it. */
    uses: integer().notNull().default(0),
    /** Its last day in the town. */
    until: date(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    // A word is free again when its code has ended.
    uniqueIndex('discount_codes_word')
      .on(table.eventId, table.word)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('discount_codes_word_of_owner')
      .on(table.ownerId, sql`coalesce(${table.seriesId}, '')`, table.word)
      .where(sql`${table.endedAt} is null`),
    index('discount_codes_of_event').on(table.eventId, table.createdAt),
    index('discount_codes_of_owner').on(table.ownerId, table.createdAt),
    check(
      'discount_codes_good_for',
      sql`(${table.eventId} is null) <> (${table.ownerId} is null) and (${table.seriesId} is null or ${table.ownerId} is not null)`,
    ),
    check('discount_codes_word_spelled', sql`${table.word} ~ '^[A-Z0-9]{4,20}$'`),
    check('discount_codes_off', sql`(${table.percent} is null) <> (${table.amountCents} is null)`),
    check('discount_codes_percent', sql`${table.percent} between 1 and 100`),
    check('discount_codes_amount', sql`${table.amountCents} > 0`),
    check('discount_codes_most', sql`${table.limit} between 1 and 1000`),
    check('discount_codes_uses', sql`${table.uses} >= 0 and ${table.uses} <= coalesce(${table.limit}, ${table.uses})`),
  ],
);

export type DiscountCodeRow = typeof discountCodes.$inferSelect;
