/** What the calendar of another site says is taken of a rental (decision 0162): it counts as out, beside all that are let. */
import { and, eq, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { Period } from '../stay.ts';
import { during, msOf, readTakenOf } from './slots.ts';
import { rentalSlots } from './table.ts';

/** Above every slot that is let, and below where those wait that change places. */
const firstOutside = 900_000;
/** The same for what seems to be the copy of what stands here: it counts as out too, and is told apart. */
const firstCopy = 950_000;

/** Whether something taken is such a copy. */
export const isCopy = sql`${rentalSlots.slot} > ${sql.raw(String(firstCopy))}`;

/** A booking of a rental, and when it is. */
export type Booked = { readonly id: string; readonly itemId: string } & Period;

/** What other sites copied of it, alone or with what lies beside it here: of that each has its own slots. */
const copiesOf = (booking: Booked) =>
  and(eq(rentalSlots.rentalId, booking.itemId), isCopy, sql`${rentalSlots.during} && ${during(booking)}`);

/** What is taken of a rental but for a booking of it and copies of that: what is free to whose booking it is. */
export async function readTakenBut(db: Db, booking: Booked, within: Period, at: Date): Promise<Period[]> {
  const isAnothers = or(isNull(rentalSlots.orderId), ne(rentalSlots.orderId, booking.id));
  const which = and(isAnothers, not(sql`coalesce(${copiesOf(booking)}, false)`));
  return (await readTakenOf(db, [booking.itemId], within, at, which)).get(booking.itemId) ?? [];
}

/** Takes those copies away, when the booking goes elsewhere; what those sites say next is read as ever. */
export async function dropCopies(db: Db, booking: Booked): Promise<void> {
  await db.delete(rentalSlots).where(copiesOf(booking));
}

type Calendar = { readonly id: string; readonly rentalId: string; readonly place: number };

const keyOf = (slot: number, { startsAt, endsAt }: Period) => `${slot} ${startsAt.getTime()} ${endsAt.getTime()}`;

/**
 * Puts these periods, of which no two claims and no two copies overlap, in the place of what the calendar said before; only
 * what differs is written, so that nothing that is kept is drawn anew for nothing. Lock the rental before. Bookings that are
 * there stay: both count.
 */
export async function putOutside(
  db: Db,
  calendar: Calendar,
  claims: readonly Period[],
  copies: readonly Period[],
): Promise<void> {
  const rows = await db
    .select({ id: rentalSlots.id, slot: rentalSlots.slot, startsAt: msOf('lower'), endsAt: msOf('upper') })
    .from(rentalSlots)
    .where(eq(rentalSlots.calendarId, calendar.id));
  const inPlaces = (first: number, periods: readonly Period[]) =>
    periods.map((period) => ({ slot: first + calendar.place, period }));
  const all = [...inPlaces(firstOutside, claims), ...inPlaces(firstCopy, copies)];
  const wanted = new Map(all.map((one) => [keyOf(one.slot, one.period), one]));
  const gone = rows
    .filter(({ slot, startsAt, endsAt }) => !wanted.delete(`${slot} ${startsAt} ${endsAt}`))
    .map(({ id }) => id);
  if (gone.length > 0) await db.delete(rentalSlots).where(sql`${rentalSlots.id} = any(${sql.param(gone)}::text[])`);
  const news = [...wanted.values()].map(({ slot, period }) => ({
    id: `${calendar.id}-${period.startsAt.getTime()}-${period.endsAt.getTime()}`,
    rentalId: calendar.rentalId,
    slot,
    during: during(period),
    calendarId: calendar.id,
  }));
  if (news.length > 0) await db.insert(rentalSlots).values(news as never);
}
