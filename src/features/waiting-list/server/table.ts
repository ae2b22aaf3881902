import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { ticketTypes } from '#features/ticket-types/server/table.ts';

/** Who waits for how many places of which event. */
export const waitingList = pgTable(
  'waiting_list',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** Whether any of its tickets will do; else they wait for this type, or without one for the regular ticket (decision 0198). */
    anyTicket: boolean().notNull().default(true),
    ticketTypeId: text().references(() => ticketTypes.id, { onDelete: 'cascade' }),
    places: integer().notNull(),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** When they were last told of places, until when these are left to them, and how often they were told in all. */
    toldAt: timestamp({ withTimezone: true }),
    turnEndsAt: timestamp({ withTimezone: true }),
    /** Of which type these are; of the regular ticket without one. */
    toldTypeId: text().references(() => ticketTypes.id, { onDelete: 'cascade' }),
    letters: integer().notNull().default(0),
    /** Since when the places they were told of are gone: they wait again. */
    missedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index('waiting_list_of_event').on(table.eventId, table.joinedAt),
    check('waiting_list_any', sql`not ${table.anyTicket} or ${table.ticketTypeId} is null`),
    check('waiting_list_places', sql`${table.places} > 0`),
    check('waiting_list_told', sql`(${table.toldAt} is null) = (${table.turnEndsAt} is null)`),
  ],
);
