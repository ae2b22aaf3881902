/** What the desk sees of calendars that can't be read: what was booked elsewhere meanwhile can be sold here as well. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { FailingCalendar } from '../contract.ts';
import { maxFailing } from '../contract.ts';
import { tellAfterMs, wholeDays } from '../rules.ts';
import { calendarStands } from './standing.ts';
import { rentalCalendars as calendars } from './table.ts';

/** Since a day, as its owner hears of it; one whose rental has no calendar any more is not read at all. */
const isFailing = (at: Date) =>
  and(
    calendarStands,
    lte(calendars.failingSince, new Date(at.getTime() - tellAfterMs)),
    inArray(rentals.priceUnit, [...wholeDays]),
    eq(rentals.quantity, 1),
  );

/** How many of them there are. */
export const countFailing = (db: Db, at: Date) =>
  sql<number>`${db
    .select({ count: sql`count(*)::int` })
    .from(calendars)
    .innerJoin(rentals, isFailing(at))}`;

/** What fails longest first. */
export async function listFailing(db: Db, language: Language, at: Date): Promise<FailingCalendar[]> {
  const rows = await db
    .select({ calendar: calendars, title: rentals.title })
    .from(calendars)
    .innerJoin(rentals, isFailing(at))
    .orderBy(asc(calendars.failingSince), asc(calendars.id))
    .limit(maxFailing);
  return rows.flatMap(({ calendar: { id, rentalId, name, fault, failingSince }, title }) =>
    fault === null || failingSince === null
      ? []
      : [{ id, rentalId, title: inLanguage(title, language), name, fault, failingSince: failingSince.toISOString() }],
  );
}
