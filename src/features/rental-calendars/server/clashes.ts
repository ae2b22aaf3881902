/** Days of a booking of the house that another calendar claims too: the booking stays, and its owner is told once. */
import { and, asc, eq, gt, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import { orders } from '#features/orders/server/table.ts';
import { isCopy } from '#features/rentals/server/service.ts';
import { rentals, rentalSlots } from '#features/rentals/server/table.ts';
import { isOvernight } from '#features/rentals/stay.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Clash } from '../contract.ts';
import { datesOf } from '../rules.ts';
import { calendarStands } from './standing.ts';
import { rentalCalendarClashes as clashes, rentalCalendars as calendars } from './table.ts';

const booked = alias(rentalSlots, 'booked');

/** Bookings to come that calendars claim too; of one rental, or of all. */
const clashing = (db: Db, at: Date, rentalId?: string) =>
  db
    .selectDistinct({
      calendarId: calendars.id,
      calendar: calendars.name,
      orderId: orders.id,
      startsAt: orders.startsAt,
      endsAt: orders.endsAt,
      datesChangedAt: orders.datesChangedAt,
      rental: { id: rentals.id, title: rentals.title, ownerId: rentals.ownerId, priceUnit: rentals.priceUnit },
      toldAt: clashes.toldAt,
    })
    .from(rentalSlots)
    .innerJoin(calendars, eq(calendars.id, rentalSlots.calendarId))
    .innerJoin(rentals, calendarStands)
    .innerJoin(
      booked,
      and(
        eq(booked.rentalId, rentalSlots.rentalId),
        sql`${booked.during} && ${rentalSlots.during}`,
        isNotNull(booked.orderId),
        isNull(booked.expiresAt),
      ),
    )
    .innerJoin(orders, eq(orders.id, booked.orderId))
    .leftJoin(clashes, and(eq(clashes.calendarId, calendars.id), eq(clashes.orderId, orders.id)))
    .where(
      and(
        not(isCopy),
        gt(orders.endsAt, at),
        // With other dates since, it is of other days.
        rentalId === undefined
          ? or(isNull(clashes.toldAt), lt(clashes.toldAt, orders.datesChangedAt))
          : eq(rentals.id, rentalId),
      ),
    )
    .orderBy(asc(orders.startsAt), asc(orders.id), asc(calendars.id));

type Clashing = Awaited<ReturnType<typeof clashing>>[number];

const daysOf = ({ startsAt, endsAt, rental }: Clashing) =>
  datesOf({ startsAt, endsAt: endsAt ?? startsAt }, isOvernight(rental));

export async function listClashes(db: Db, rentalId: string, at: Date): Promise<Clash[]> {
  const rows = await clashing(db, at, rentalId);
  return rows.map((row) => ({ orderId: row.orderId, calendar: row.calendar, ...daysOf(row) }));
}

/** Tells owners of what they were not told yet. Two processes at once tell it once. */
export async function tellOfClashes(db: Db, at: Date): Promise<void> {
  for (const clash of await clashing(db, at)) await db.transaction(async (db) => tellOf(db, clash, at));
}

async function tellOf(db: Db, clash: Clashing, at: Date): Promise<void> {
  const { calendarId, orderId, calendar, rental, datesChangedAt } = clash;
  const isNew = await db
    .insert(clashes)
    .values({ calendarId, orderId, toldAt: at })
    .onConflictDoUpdate({
      target: [clashes.calendarId, clashes.orderId],
      set: { toldAt: at },
      setWhere: sql`${clashes.toldAt} < ${datesChangedAt?.toISOString() ?? null}::timestamptz`,
    })
    .returning({ orderId: clashes.orderId });
  const owner = isNew.length > 0 && rental.ownerId !== null && (await findAddressee(db, rental.ownerId));
  if (!owner) return;
  const title = inLanguage(rental.title, owner.language);
  const values = { name: owner.name, title, calendar, ...daysOf(clash), orderId };
  await postMail(db, { ...owner, letter: 'calendarClash', values }, at);
}
