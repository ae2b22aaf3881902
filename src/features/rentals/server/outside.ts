/** What the calendar of another site says is taken of a rental (decision 0162): it counts as out, beside all that are let. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { Period } from '../stay.ts';
import { during, msOf } from './slots.ts';
import { rentalSlots } from './table.ts';

/** Above every slot that is let, and below where those wait that change places. */
const firstOutside = 900_000;

type Calendar = { readonly id: string; readonly rentalId: string; readonly place: number };

const keyOf = ({ startsAt, endsAt }: Period) => `${startsAt.getTime()} ${endsAt.getTime()}`;

/**
 * Puts these periods, none of which overlap, in the place of what the calendar said before; only what differs is written, so
 * that nothing that is kept is drawn anew for nothing. Lock the rental before. Bookings that are there stay: both count.
 */
export async function putOutside(db: Db, calendar: Calendar, periods: readonly Period[]): Promise<void> {
  const rows = await db
    .select({ id: rentalSlots.id, startsAt: msOf('lower'), endsAt: msOf('upper') })
    .from(rentalSlots)
    .where(eq(rentalSlots.calendarId, calendar.id));
  const wanted = new Map(periods.map((period) => [keyOf(period), period]));
  const gone = rows.filter(({ startsAt, endsAt }) => !wanted.delete(`${startsAt} ${endsAt}`)).map(({ id }) => id);
  if (gone.length > 0) await db.delete(rentalSlots).where(sql`${rentalSlots.id} = any(${sql.param(gone)}::text[])`);
  const news = [...wanted.values()].map((period) => ({
    id: `${calendar.id}-${period.startsAt.getTime()}-${period.endsAt.getTime()}`,
    rentalId: calendar.rentalId,
    slot: firstOutside + calendar.place,
    during: during(period),
    calendarId: calendar.id,
  }));
  if (news.length > 0) await db.insert(rentalSlots).values(news as never);
}
