/** What happens to the calendars of rentals by the clock. */
import { asc, eq, lte, notExists } from 'drizzle-orm';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { tellOfClashes } from './clashes.ts';
import { calendarTask, nextTime } from './linked.ts';
import { addressStands, calendarStands } from './standing.ts';
import { rentalCalendarAddresses as addresses, rentalCalendars as calendars } from './table.ts';

/** How many are asked for at a time; the rest a moment later. */
const maxAtOnce = 200;

/** Takes away what is nobody's any more, asks for what is due, and tells of days that are sold twice. */
export async function lookAfterCalendars(db: Db, at: Date): Promise<void> {
  await dropStrays(db);
  await askForDue(db, at);
  await tellOfClashes(db, at);
}

/** Of rentals that were handed over or taken off. */
async function dropStrays(db: Db): Promise<void> {
  const rental = () => db.select({ id: rentals.id }).from(rentals);
  await db.delete(calendars).where(notExists(rental().where(calendarStands)));
  await db.delete(addresses).where(notExists(rental().where(addressStands)));
}

/** Two processes take each their own. */
async function askForDue(db: Db, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    const due = await db
      .select({ id: calendars.id })
      .from(calendars)
      .where(lte(calendars.nextAt, at))
      .orderBy(asc(calendars.nextAt), asc(calendars.id))
      .limit(maxAtOnce)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await db
        .update(calendars)
        .set({ nextAt: nextTime(at) })
        .where(eq(calendars.id, id));
      await enqueue(db, calendarTask, { id }, at);
    }
  });
}
