/** Reads the calendar of another site, and puts what it says in the place of what it said before (decision 0162). */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findAddressee } from '#features/auth/server/service.ts';
import { listFormerStays } from '#features/date-changes/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import { blockPeriod } from '#features/rentals/availability.ts';
import { lastBookable } from '#features/rentals/horizon.ts';
import { lockRental, putOutside } from '#features/rentals/server/service.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { isOvernight } from '#features/rentals/stay.ts';
import type { Db } from '#kit/server/db.ts';
import { ForeignError, readForeign } from '#kit/server/foreign/read-foreign.ts';
import type { Net } from '#kit/server/foreign/read-foreign.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import type { Clock } from '#kit/shared/clock.ts';
import { addDays } from '#kit/shared/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import * as s from '#kit/shared/schemas.ts';
import { dayMs, daysBefore } from '#kit/shared/durations.ts';
import { wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import type { CalendarFault, Claim, Dates } from '../rules.ts';
import { datesOf, isEcho, tellAfterMs, union, whyUnfit } from '../rules.ts';
import { tellOfClashes } from './clashes.ts';
import { calendarTask } from './linked.ts';
import { calendarStands } from './standing.ts';
import type { CalendarRow } from './linked.ts';
import { datesOfCalendar } from './open-calendar.ts';
import { readTaken } from './taken.ts';
import { rentalCalendarAddresses, rentalCalendars as calendars } from './table.ts';

const maxBytes = 1024 * 1024;
const maxMs = 10_000;

type Outside = { readonly clock: Clock; readonly publicUrl: string; readonly net: Net };
type Said = { readonly dates: readonly Claim[] } | { readonly fault: CalendarFault };

const Payload = z.strictObject({ id: s.id });

export function calendarTasks(outside: Outside): Task<z.infer<typeof Payload>> {
  return {
    name: calendarTask,
    payload: Payload,
    atOnce: 8,
    run: async ({ id }, db) => {
      const [found] = await db
        .select({ calendar: calendars, rental: rentals })
        .from(calendars)
        .innerJoin(rentals, calendarStands)
        .where(eq(calendars.id, id));
      if (!found || whyUnfit(found.rental) !== undefined) return;
      const said = await read(found.calendar.address, found.rental, outside);
      const at = outside.clock();
      await db.transaction(async (db) => take(db, found.calendar, said, at));
      await tellOfClashes(db, at);
    },
  };
}

/** Nothing of the reply is kept but days. */
async function read(address: string, rental: RentalRow, { clock, publicUrl, net }: Outside): Promise<Said> {
  const today = wallClock(clock()).date;
  const within = { from: addDays(today, -1), until: addDays(lastBookable(today), 1) };
  try {
    const bytes = await readForeign(address, {
      agent: `${town.brand}-Calendars/1 (+${publicUrl})`,
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      maxBytes,
      maxMs,
      own: new URL(publicUrl).hostname,
      net,
    });
    return await datesOfCalendar({ text: bytes.toString('utf8'), within, isByNight: isOvernight(rental) });
  } catch (error) {
    if (error instanceof ForeignError) return { fault: error.fault };
    throw error;
  }
}

/** The rental is locked, as whoever books it locks it: what both want at one time comes one after the other. */
async function take(db: Db, { id, rentalId }: CalendarRow, said: Said, at: Date): Promise<void> {
  const rental = await lockRental(db, rentalId);
  const [calendar] = await db.select().from(calendars).where(eq(calendars.id, id)).for('update');
  if (!rental || !calendar) return;
  if ('fault' in said) return noteFault(db, calendar, rental, said.fault, at);
  const own = await ownSince(db, rental, at);
  const periodsOf = (dates: readonly Dates[]) =>
    dates.map(({ from, until }) => blockPeriod(rental, from, addDays(until, -1)));
  const claims = union(said.dates.filter((one) => !isEcho(one, own)));
  // A copy takes its days as well: when the booking is cancelled, nobody knows that nobody booked them there.
  const copies = union(said.dates.filter((one) => isEcho(one, own))).filter(
    (copy) => !claims.some(({ from, until }) => from <= copy.from && copy.until <= until),
  );
  await putOutside(db, calendar, periodsOf(claims), periodsOf(copies));
  const well = { fault: null, failingSince: null, toldAt: null };
  await db
    .update(calendars)
    .set({ triedAt: at, workedAt: at, ...well })
    .where(eq(calendars.id, id));
}

/** How long other sites may take to read that a booking has other dates. */
const formerMs = 3 * dayMs;

/** What the house itself has taken, as far as other sites have read of it since. */
async function ownSince(db: Db, rental: RentalRow, at: Date): Promise<Dates[]> {
  const [row] = await db
    .select({ readAt: rentalCalendarAddresses.readAt })
    .from(rentalCalendarAddresses)
    .where(eq(rentalCalendarAddresses.rentalId, rental.id));
  const readAt = row?.readAt ?? null;
  if (readAt === null) return [];
  const taken = await readTaken(db, rental.id, daysBefore(at, 30));
  const known = taken.filter(({ since }) => since <= readAt);
  // What moved away since stands in their copies for a while.
  const former = await listFormerStays(db, rental.id, {
    bookedBy: readAt,
    movedSince: new Date(at.getTime() - formerMs),
  });
  return [...known, ...former].map((one) => datesOf(one, isOvernight(rental)));
}

/** What it said last stays. Its owner hears of it once, after a day. */
async function noteFault(
  db: Db,
  calendar: CalendarRow,
  rental: RentalRow,
  fault: CalendarFault,
  at: Date,
): Promise<void> {
  const failingSince = calendar.failingSince ?? at;
  const isLate = calendar.toldAt === null && at.getTime() - failingSince.getTime() >= tellAfterMs;
  const toldAt = isLate ? at : calendar.toldAt;
  await db.update(calendars).set({ triedAt: at, fault, failingSince, toldAt }).where(eq(calendars.id, calendar.id));
  const owner = isLate && rental.ownerId !== null && (await findAddressee(db, rental.ownerId));
  if (!owner) return;
  const values = {
    name: owner.name,
    title: inLanguage(rental.title, owner.language),
    calendar: calendar.name,
    since: (calendar.workedAt ?? failingSince).toISOString(),
    rentalId: rental.id,
  };
  await postMail(db, { ...owner, letter: 'calendarFailing', values }, at);
}
