import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { events } from '#features/events/server/table.ts';
import { localizedColumn } from '#market/listings/server/listing.ts';

/**
 * Ticket types of events beside their regular one, and how many of each are taken: counted while its event is locked. A
 * trigger touches what is kept of it for each change but a count that does not turn `sold_out`.
 */
export const ticketTypes = pgTable(
  'ticket_types',
  {
    id: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: localizedColumn().notNull(),
    description: localizedColumn().notNull().default({}),
    priceCents: integer().notNull(),
    /** How many there are; null for as many as the event has. */
    limit: integer('most'),
    /** Held or sold: the guarded count that keeps a type from being oversold. */
    taken: integer().notNull().default(0),
    soldOut: boolean()
      .notNull()
      .generatedAlwaysAs(sql`most is not null and taken >= most`),
    /** Its first and its last day in the town. */
    soldFrom: date(),
    soldUntil: date(),
    /** How many one person may have; null for as many as they like. */
    each: integer(),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('ticket_types_of_event').on(table.eventId, table.position),
    check('ticket_types_price', sql`${table.priceCents} >= 50`),
    check('ticket_types_most', sql`${table.limit} between 1 and 100000`),
    check(
      'ticket_types_taken',
      sql`${table.taken} >= 0 and ${table.taken} <= coalesce(${table.limit}, ${table.taken})`,
    ),
    check('ticket_types_each', sql`${table.each} between 1 and 10`),
    check('ticket_types_days', sql`${table.soldFrom} <= ${table.soldUntil}`),
  ],
);

export type TicketTypeRow = typeof ticketTypes.$inferSelect;
