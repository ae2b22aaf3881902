/** What was bought of somebody's listings (issue 6). */
import { and, eq, or, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { startOfNight } from '#features/events/server/service.ts';
import { events, eventsSearchColumns } from '#features/events/server/table.ts';
import { disputesAmong, listRefunds } from '#features/orders/server/doors/money-back.ts';
import {
  findBuyers,
  isSaid,
  orderFieldsOf,
  readBought,
  readWithSupplements,
  saidFieldsOf,
  wholeOf,
} from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { rentals, rentalsSearchColumns } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { matches, readDeskPage, waitingFirst as soonestFirst } from '#kit/server/desk-list.ts';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDay } from '#kit/shared/dates.ts';
import { Problem } from '#kit/shared/problem.ts';
import { listingState } from '#market/listings/listing.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Booking, BookingQuery, SoldListing } from '../contract.ts';
import { soldBy } from './sold.ts';

/** Every word is found in what was bought or in the buyer's name: nobody tries out phones and addresses here. */
function soldWith(q: string | undefined) {
  const [inRentals, inNames] = [matches(q, rentalsSearchColumns), matches(q, ['full_name'])];
  return matches(q, eventsSearchColumns).map(
    (isEvent, word) => sql`(${orders.eventId} in (select ${events.id} from ${events} where ${isEvent})
      or ${orders.rentalId} in (select ${rentals.id} from ${rentals} where ${inRentals[word]})
      or ${orders.userId} in (select ${users.id} from ${users} where ${inNames[word]}))`,
  );
}

/** A page of them: what takes place tonight or later first, soonest first; then what was, latest first. */
export async function listBookings(
  db: Db,
  ownerId: string,
  { q, listing, status, ...query }: BookingQuery,
  language: Language,
  at: Date,
) {
  const end = sql`coalesce(${orders.endsAt}, ${orders.startsAt})`;
  const isStillOn = sql`exists (select from ${events} where ${events.id} = ${orders.eventId}
    and ${events.lastDay} is not null and ${events.endsAt} > ${at.toISOString()}::timestamptz)`;
  const isAhead = sql`(${end} >= ${startOfNight(at).toISOString()}::timestamptz or ${isStillOn})`;
  const { rows, total } = await readDeskPage(db, {
    table: orders,
    query,
    searchColumns: [],
    where: and(
      soldBy(ownerId),
      status && isSaid(db, status, at),
      listing === undefined ? undefined : or(eq(orders.eventId, listing), eq(orders.rentalId, listing)),
      ...soldWith(q),
    ),
    sorts: { coming: soonestFirst(orders.startsAt, isAhead), created: orders.createdAt, amount: orders.amountCents },
    sort: 'coming',
    tie: orders.id,
  });
  return { items: await tellBookings(db, rows, language, at), total };
}

/** One of them; 404 for a booking of somebody else. */
export async function readBooking(db: Db, ownerId: string, id: string, language: Language, at: Date): Promise<Booking> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(soldBy(ownerId), eq(orders.id, id)));
  const [booking] = await tellBookings(db, rows, language, at);
  if (!booking) throw new Problem('not_found', 'There is no such booking.');
  return booking;
}

async function tellBookings(db: Db, rows: readonly OrderRow[], language: Language, at: Date): Promise<Booking[]> {
  const boughtBy = await readBought(db, rows);
  const buyers = await findBuyers(db, [...new Set(rows.map(({ userId }) => userId))]);
  const ids = rows.map(({ id }) => id);
  const withSupplements = await readWithSupplements(db, rows);
  const orderIds = rows.flatMap(withSupplements).map(({ id }) => id);
  const refundsOf = Map.groupBy(await listRefunds(db, orderIds), ({ orderId }) => orderId);
  const disputed = await disputesAmong(db, ids);
  const mayCancel = (row: (typeof rows)[number]) => row.status === 'confirmed' && (row.endsAt ?? row.startsAt) > at;
  return rows.flatMap((row): Booking[] => {
    const [bought, buyer] = [boughtBy(row), buyers.get(row.userId)];
    if (!bought || !buyer) return [];
    const { date, time, until } = bought;
    // With what was paid besides for other dates.
    const booking = withSupplements(row);
    const whole = wholeOf(booking);
    const refunds = booking.flatMap(({ id }) => refundsOf.get(id) ?? []);
    const dispute = disputed.get(row.id) ?? null;
    const fields = saidFieldsOf(orderFieldsOf(whole, bought, refunds, language, at), dispute);
    return [
      {
        ...fields,
        kind: row.kind as Booking['kind'],
        status: fields.status as Booking['status'],
        cancelRefund: mayCancel(row) && dispute === null ? priceOf(whole.amountCents - whole.refundedCents) : null,
        date,
        time,
        until,
        buyer: buyer.fullName,
        // Owner and guest must find each other; at a door the ticket is enough.
        phone: row.kind === 'rental' && row.status === 'confirmed' ? buyer.phone : null,
      },
    ];
  });
}

/** A day that no line parts. */
const unbrokenDay = (date: string, language: Language) => formatDay(date, '', language).replaceAll(' ', '\u00a0');

/** The events and rentals of somebody, by title and the latest day first; withdrawn ones too, because what was sold of them stays. */
export async function listSoldListings(db: Db, ownerId: string, language: Language): Promise<SoldListing[]> {
  // What a title says and no more: a house with a night for each day has thousands, each with its texts and photos.
  const told = (table: typeof events | typeof rentals) => {
    const { id, title, status, reviewAskedAt, reviewedAt } = table;
    return { id, title, status, reviewAskedAt, reviewedAt };
  };
  const nights = await db
    .select({ ...told(events), date: events.date })
    .from(events)
    .where(eq(events.ownerId, ownerId));
  const things = await db.select(told(rentals)).from(rentals).where(eq(rentals.ownerId, ownerId));
  const listings = [
    ...nights.map((row) => ({ ...row, kind: 'event' as const })),
    ...things.map((row) => ({ ...row, kind: 'rental' as const, date: null })),
  ].map(({ id, kind, title, date, ...row }) => ({
    id,
    kind,
    title: inLanguage(title, language),
    state: listingState(row),
    date,
  }));
  const alike = Map.groupBy(listings, ({ title }) => title);
  return listings
    .toSorted(
      (one, other) =>
        one.title.localeCompare(other.title, language) ||
        (other.date ?? '').localeCompare(one.date ?? '') ||
        one.id.localeCompare(other.id),
    )
    .map(({ date, ...listing }) => {
      // What is on every week is told apart by its day, with the year.
      const isOneOfMany = date !== null && (alike.get(listing.title)?.length ?? 0) > 1;
      return isOneOfMany ? { ...listing, title: inLine([listing.title, unbrokenDay(date, language)]) } : listing;
    });
}
