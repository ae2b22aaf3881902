/** A month of somebody's rentals and events: stays, evenings, and dates that are kept back or taken elsewhere. */
import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { events } from '#features/events/server/table.ts';
import { disputesAmong } from '#features/orders/server/doors/money-back.ts';
import { findBuyers, readBought } from '#features/orders/server/doors/reading.ts';
import { soldTickets } from '#features/orders/server/doors/sold.ts';
import { orders } from '#features/orders/server/table.ts';
import { listOutside } from '#features/rental-calendars/server/service.ts';
import { rentalBlocks, rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { addDays } from '#kit/shared/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import type { CalendarEntry } from '../contract.ts';
import { addMonths } from '../rules.ts';
import { soldBy } from './sold.ts';

type Asked = {
  readonly ownerId: string;
  /** The first day of the month, and that of the next. */
  readonly first: string;
  readonly next: string;
  /** When they begin. */
  readonly begins: Date;
  readonly ends: Date;
  readonly language: Language;
};

/** All of it by day and time, then by title. */
export async function readMonth(db: Db, ownerId: string, month: string, language: Language): Promise<CalendarEntry[]> {
  const first = `${month}-01`;
  const next = `${addMonths(month, 1)}-01`;
  const asked = { ownerId, first, next, begins: instantOf(first, '00:00'), ends: instantOf(next, '00:00'), language };
  const entries = [
    ...(await staysIn(db, asked)),
    ...(await eveningsIn(db, asked)),
    ...(await keptBackIn(db, asked)),
    ...(await takenElsewhereIn(db, asked)),
  ];
  return entries.toSorted(
    (one, other) =>
      `${one.from} ${one.time ?? ''}`.localeCompare(`${other.from} ${other.time ?? ''}`) ||
      one.title.localeCompare(other.title, language) ||
      (one.id < other.id ? -1 : 1),
  );
}

async function staysIn(db: Db, { ownerId, begins, ends, language }: Asked): Promise<CalendarEntry[]> {
  const stays = await db
    .select()
    .from(orders)
    .where(
      and(
        soldBy(ownerId),
        eq(orders.kind, 'rental'),
        eq(orders.status, 'confirmed'),
        lt(orders.startsAt, ends),
        gt(orders.endsAt, begins),
      ),
    )
    .orderBy(asc(orders.startsAt), asc(orders.id));
  const boughtBy = await readBought(db, stays);
  const buyers = await findBuyers(db, [...new Set(stays.map(({ userId }) => userId))]);
  const disputed = await disputesAmong(
    db,
    stays.map(({ id }) => id),
  );
  return stays.map((row) => {
    const start = wallClock(row.startsAt);
    return {
      id: row.id,
      kind: 'rental',
      itemId: row.itemId,
      title: inLanguage(boughtBy(row)?.title ?? {}, language),
      from: start.date,
      to: lastDay(row.startsAt, row.endsAt ?? row.startsAt),
      time: start.time,
      until: wallClock(row.endsAt ?? row.startsAt).time,
      quantity: row.quantity,
      guests: row.guests,
      buyer: buyers.get(row.userId)?.fullName ?? null,
      dispute: disputed.get(row.id) ?? null,
    };
  });
}

async function eveningsIn(db: Db, { ownerId, first, next, language }: Asked): Promise<CalendarEntry[]> {
  const evenings = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.ownerId, ownerId),
        ne(events.status, 'withdrawn'),
        sql`coalesce(${events.lastDay}, ${events.date}) >= ${first}::date and ${events.date} < ${next}::date`,
      ),
    );
  const ids = evenings.map(({ id }) => id);
  const soldOf = await soldTickets.countEach(db, ids);
  return evenings.map(({ id, title, date, time, lastDay: to }) => {
    const on = date ?? first;
    const name = inLanguage(title, language);
    const quantity = soldOf(id);
    return {
      id,
      kind: 'event',
      itemId: id,
      title: name,
      from: on,
      to: to ?? on,
      time,
      until: null,
      quantity,
      guests: null,
      buyer: null,
      dispute: null,
    };
  });
}

async function keptBackIn(db: Db, { ownerId, begins, ends, language }: Asked): Promise<CalendarEntry[]> {
  const kept = await db
    .select({ block: rentalBlocks, title: rentals.title })
    .from(rentalBlocks)
    .innerJoin(rentals, eq(rentals.id, rentalBlocks.rentalId))
    .where(and(eq(rentals.ownerId, ownerId), lt(rentalBlocks.startsAt, ends), gt(rentalBlocks.endsAt, begins)));
  return kept.map(({ block, title }) => {
    const from = wallClock(block.startsAt).date;
    // As its room reads it: whoever leaves, or whose midnight it ends at, leaves that day free.
    const to = addDays(wallClock(block.endsAt).date, -1);
    const name = inLanguage(title, language);
    const { id, rentalId: itemId, quantity } = block;
    const nobody = { time: null, until: null, guests: null, buyer: null, dispute: null };
    return { id, kind: 'block', itemId, title: name, from, to, quantity, ...nobody };
  });
}

async function takenElsewhereIn(db: Db, { ownerId, begins, ends, language }: Asked): Promise<CalendarEntry[]> {
  const outside = await listOutside(db, ownerId, { startsAt: begins, endsAt: ends });
  return outside.map(({ id, rentalId: itemId, title, calendar: buyer, from, until }) => {
    const name = inLanguage(title, language);
    const to = addDays(until, -1);
    const allDay = { time: null, until: null, quantity: 1, guests: null, dispute: null };
    return { id, kind: 'calendar', itemId, title: name, from, to, buyer, ...allDay };
  });
}

/** The last date of a period; one that ends at midnight does not reach into the day that begins then. */
function lastDay(startsAt: Date, endsAt: Date): string {
  const { date, time } = wallClock(endsAt);
  const last = time === '00:00' ? addDays(date, -1) : date;
  const first = wallClock(startsAt).date;
  return last < first ? first : last;
}
