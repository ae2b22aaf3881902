import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';

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
