import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { calendarFaults, maxCalendars } from '../rules.ts';

/** The secret address under which other sites read what is taken of a rental; one for each at most. */
export const rentalCalendarAddresses = pgTable('rental_calendar_addresses', {
  rentalId: text()
    .primaryKey()
    .references(() => rentals.id, { onDelete: 'cascade' }),
  /** Whose the rental was then; null for the house's own. Handed over, the address opens nothing. */
  ownerId: text().references(() => users.id),
  /** What the key in the address is made of, together with the house's secret: another one is another address. */
  salt: text().notNull(),
  madeAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  readAt: timestamp({ withTimezone: true, precision: 3 }),
});

/** Calendars of other sites that are read for a rental. Their days are rows of `rental_slots`. */
export const rentalCalendars = pgTable(
  'rental_calendars',
  {
    id: text().primaryKey(),
    rentalId: text()
      .notNull()
      .references(() => rentals.id, { onDelete: 'cascade' }),
    /** Whose the rental was then; null for the house's own. Handed over, its calendars go. */
    ownerId: text().references(() => users.id),
    /** Its place among those of the rental, from 1. */
    place: integer().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** When it is read again. */
    nextAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** When it was last asked for out of turn, tried, and read. */
    askedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    triedAt: timestamp({ withTimezone: true, precision: 3 }),
    workedAt: timestamp({ withTimezone: true, precision: 3 }),
    /** Why it can't be read, since when, and when its owner was told; all null while it can. */
    fault: text({ enum: calendarFaults }),
    failingSince: timestamp({ withTimezone: true, precision: 3 }),
    toldAt: timestamp({ withTimezone: true, precision: 3 }),
  },
  (table) => [
    unique('rental_calendars_place').on(table.rentalId, table.place),
    unique('rental_calendars_address').on(table.rentalId, table.address),
    check('rental_calendars_places', sql`${table.place} between 1 and ${sql.raw(String(maxCalendars))}`),
    check('rental_calendars_fault', sql`(${table.fault} is null) = (${table.failingSince} is null)`),
    index('rental_calendars_due').on(table.nextAt),
  ],
);

/** Bookings whose days a calendar claims too, once their owner was told. */
export const rentalCalendarClashes = pgTable(
  'rental_calendar_clashes',
  {
    calendarId: text()
      .notNull()
      .references(() => rentalCalendars.id, { onDelete: 'cascade' }),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    toldAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.orderId] })],
);
