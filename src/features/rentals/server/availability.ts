/** What is free of a rental, for the calendar on its page and in the checkout. */
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf } from '#market/town/dates.ts';
import { Problem } from '#kit/shared/problem.ts';
import { datesBetween, freeDays } from '../availability.ts';
import type { Availability, AvailabilityQuery } from '../contract.ts';
import { isByPerson, slotsOf } from '../stay.ts';
import { readTakenBut, type Booked } from './outside.ts';
import { isBookableRow, readTakenOf } from './slots.ts';
import { rentals } from './table.ts';

/** Day by day from one date to another, to everybody or to whoever has a booking of it already; 404 when it is not published, 422 not_for_sale when it can’t be booked at all. */
export async function readAvailability(
  db: Db,
  id: string,
  { from, to }: AvailabilityQuery,
  at: Date,
  own?: Booked,
): Promise<Availability> {
  const [rental] = await db.select().from(rentals).where(eq(rentals.id, id));
  if (rental?.status !== 'published') throw new Problem('not_found', 'There is no such rental.');
  if (!isBookableRow(rental)) throw new Problem('not_for_sale', 'This can’t be booked at the moment.');
  // The last night ends on the day after.
  const within = { startsAt: instantOf(from, '00:00'), endsAt: instantOf(addDays(to, 2), '00:00') };
  const taken = own
    ? await readTakenBut(db, own, within, at)
    : ((await readTakenOf(db, [id], within, at)).get(id) ?? []);
  const [minUnits, maxUnits] = isByPerson(rental) ? [1, 1] : [rental.minUnits, rental.maxUnits];
  const { priceUnit: unit, leadHours, fromTime, toTime } = rental;
  const days = freeDays(rental, datesBetween(from, to), taken, at);
  return { unit, slots: slotsOf(rental), minUnits, maxUnits, leadHours, fromTime, toTime, days };
}
