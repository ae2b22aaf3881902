/** Whose calendars are: an address or a linked calendar is its rental's owner's, as long as it is theirs and is offered. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { rentals } from '#features/rentals/server/table.ts';
import { rentalCalendarAddresses as addresses, rentalCalendars as calendars } from './table.ts';

/** Those of a rental that was handed over or taken off are nobody's, until the clock takes them away: they read and open nothing. */
const standing = (of: typeof calendars | typeof addresses) =>
  and(
    eq(rentals.id, of.rentalId),
    sql`${of.ownerId} is not distinct from ${rentals.ownerId}`,
    ne(rentals.status, 'withdrawn'),
  );

/** What a linked calendar is joined to its rental on. */
export const calendarStands = standing(calendars);
/** The same of the secret address of what is taken. */
export const addressStands = standing(addresses);
