/** Calendars of other sites that are read for a rental: added, renamed, taken away, asked for out of turn (decision 0162). */
import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isCopy } from '#features/rentals/server/service.ts';
import { rentals, rentalSlots } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { isForeignAddress } from '#kit/server/foreign/read-foreign.ts';
import { newId } from '#kit/server/ids.ts';
import { tooMany } from '#kit/server/limits/limits.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { LinkedCalendar, NewCalendar } from '../contract.ts';
import { maxCalendars, patienceMs } from '../rules.ts';
import { calendarStands } from './standing.ts';
import { rentalCalendars as calendars } from './table.ts';

export type CalendarRow = typeof calendars.$inferSelect;

/** The name of the task that reads one. */
export const calendarTask = 'rental-calendar';

/** Days to come that a calendar takes, of one sort. */
const days = (at: Date, sort: SQL) => sql<number>`(
  select coalesce(sum(ceil(extract(epoch from upper(during) - greatest(lower(during), ${at.toISOString()}::timestamptz)) / 86400)), 0)::int
  from ${rentalSlots} where calendar_id = ${calendars.id} and ${sort} and upper(during) > ${at.toISOString()}::timestamptz)`;

export async function listLinked(db: Db, rentalId: string, at: Date): Promise<LinkedCalendar[]> {
  const rows = await db
    .select({ row: calendars, days: days(at, not(isCopy)), copies: days(at, isCopy) })
    .from(calendars)
    .innerJoin(rentals, calendarStands)
    .where(eq(calendars.rentalId, rentalId))
    .orderBy(asc(calendars.createdAt), asc(calendars.place));
  return rows.map(({ row, ...counted }) => ({
    id: row.id,
    name: row.name,
    address: row.address,
    isWaiting: row.triedAt === null || row.triedAt < row.askedAt,
    workedAt: row.workedAt?.toISOString() ?? null,
    fault: row.fault,
    failingSince: row.failingSince?.toISOString() ?? null,
    ...counted,
  }));
}

/** Adds one to a locked rental, and asks for it at once. `own` is the host of the house. */
export async function addLinked(db: Db, rental: RentalRow, given: NewCalendar, own: string, at: Date): Promise<void> {
  // Programs that offer to subscribe call https so.
  const address = given.address.replace(/^webcals?:\/\//i, 'https://');
  if (!isForeignAddress(address, own)) throw refusal('Is no https address of the open net');
  const present = await db.select().from(calendars).where(eq(calendars.rentalId, rental.id));
  if (present.some((one) => one.address === address)) throw refusal('Is there already');
  const place = Array.from({ length: maxCalendars }, (_, i) => i + 1).find(
    (number) => !present.some((one) => one.place === number),
  );
  if (place === undefined) throw new Problem('conflict', `A rental has ${maxCalendars} calendars at most.`);
  const whose = { rentalId: rental.id, ownerId: rental.ownerId, place };
  const row = { id: newId(), ...whose, name: given.name, address, createdAt: at, askedAt: at, nextAt: nextTime(at) };
  await db.insert(calendars).values(row);
  await enqueue(db, calendarTask, { id: row.id }, at);
}

const refusal = (message: string) => invalidField('address', message, 'This address is not acceptable.');

const isIt = (rentalId: string, id: string) => and(eq(calendars.id, id), eq(calendars.rentalId, rentalId));

export async function renameLinked(db: Db, rentalId: string, id: string, name: string): Promise<string> {
  const [before] = await db.select({ name: calendars.name }).from(calendars).where(isIt(rentalId, id));
  if (!before) throw missing();
  await db.update(calendars).set({ name }).where(isIt(rentalId, id));
  return before.name;
}

/** Its days go with it. */
export async function removeLinked(db: Db, rentalId: string, id: string): Promise<string> {
  const [row] = await db.delete(calendars).where(isIt(rentalId, id)).returning({ name: calendars.name });
  if (!row) throw missing();
  return row.name;
}

/** Once a minute at most. */
export async function askLinked(db: Db, rentalId: string, id: string, at: Date): Promise<void> {
  const [row] = await db.select().from(calendars).where(isIt(rentalId, id)).for('update');
  if (!row) throw missing();
  const wait = row.askedAt.getTime() + patienceMs - at.getTime();
  if (wait > 0) throw tooMany(wait);
  await db
    .update(calendars)
    .set({ askedAt: at, nextAt: nextTime(at) })
    .where(eq(calendars.id, id));
  await enqueue(db, calendarTask, { id }, at);
}

const missing = () => new Problem('not_found', 'There is no such calendar.');

/** Half an hour to an hour later, by chance: many that were added at one time are spread by it. */
export const nextTime = (at: Date): Date => new Date(at.getTime() + (30 + Math.random() * 30) * minuteMs);
