/** What the calendars of other sites take of somebody's rentals. */
import { and, asc, eq, isNull, not, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isCopy } from '#features/rentals/server/service.ts';
import { rentals, rentalSlots } from '#features/rentals/server/table.ts';
import type { Period } from '#features/rentals/stay.ts';
import { isOvernight } from '#features/rentals/stay.ts';
import type { Db } from '#kit/server/db.ts';
import { datesOf } from '../rules.ts';
import { slotBound } from './slot-times.ts';
import { calendarStands } from './standing.ts';
import { rentalCalendars as calendars } from './table.ts';

/** What the house itself has taken. */
const own = alias(rentalSlots, 'own');

/**
 * In a stretch of time, in their order; the dates as the calendar has them, and who says so by its name. A copy of what stands
 * here is not told beside it.
 */
export async function listOutside(db: Db, ownerId: string, { startsAt, endsAt }: Period) {
  const standsHere = db
    .select({ id: own.id })
    .from(own)
    .where(
      and(
        eq(own.rentalId, rentalSlots.rentalId),
        isNull(own.calendarId),
        isNull(own.expiresAt),
        sql`${own.during} && ${rentalSlots.during}`,
      ),
    );
  const rows = await db
    .select({
      slot: rentalSlots.id,
      rentalId: rentals.id,
      title: rentals.title,
      priceUnit: rentals.priceUnit,
      calendar: calendars.name,
      startsAt: slotBound('lower'),
      endsAt: slotBound('upper'),
    })
    .from(rentalSlots)
    .innerJoin(calendars, eq(calendars.id, rentalSlots.calendarId))
    .innerJoin(rentals, calendarStands)
    .where(
      and(
        eq(rentals.ownerId, ownerId),
        or(not(isCopy), notExists(standsHere)),
        sql`${rentalSlots.during} && tstzrange(${startsAt.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(asc(sql`lower(${rentalSlots.during})`), asc(rentalSlots.id));
  return rows.map(({ slot, priceUnit, startsAt, endsAt, ...row }) => ({
    ...row,
    // An id of the wire is short: a calendar's days begin on different ones.
    id: slot.replace(/-(\d+)-\d+$/, '$1'),
    ...datesOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, isOvernight({ priceUnit })),
  }));
}
