/** On which day which sum is paid to an owner, by the rule that payouts follow, and what was paid out when. */
import { desc, eq, sql } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import { findAccount, waitOf } from '#features/payout-accounts/server/service.ts';
import { openBalances } from '#features/payouts/server/service.ts';
import { payoutFiles, payouts } from '#features/payouts/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Payments } from '../contract.ts';
import { shownPayouts } from '../rules.ts';
import { listSoldListings } from './bookings.ts';

export async function readPayments(db: Db, ownerId: string, language: Language, at: Date): Promise<Payments> {
  const account = await findAccount(db, ownerId, 'bank');
  return {
    payableFrom: account ? waitOf(account, at) : null,
    coming: await comingTo(db, ownerId, language, at),
    made: await madeTo(db, ownerId),
  };
}

async function comingTo(db: Db, ownerId: string, language: Language, at: Date): Promise<Payments['coming']> {
  const open = openBalances(db, at, ownerId).as('open');
  const day = sql<string | null>`case when ${open.isDue} then null else ${open.dueOn} end`.as('day');
  const listing = sql<string>`coalesce(${orders.eventId}, ${orders.rentalId})`.as('listing');
  const rows = await db
    .select({
      day,
      listing,
      amountCents: sql<number>`sum(${open.owed})::float8`.mapWith(Number),
      // What dearer dates of a stay cost more is of the same booking.
      bookings: sql<number>`count(distinct coalesce(${orders.extendsOrderId}, ${orders.id}))::int`,
    })
    .from(open)
    .innerJoin(orders, eq(orders.id, open.orderId))
    .groupBy(sql.raw('1'), sql.raw('2'));
  const titles = new Map((await listSoldListings(db, ownerId, language)).map(({ id, title }) => [id, title]));
  const days = [...new Set(rows.map((row) => row.day))].toSorted((one, other) =>
    (one ?? '') < (other ?? '') ? -1 : 1,
  );
  return days.map((dueOn) => {
    const due = rows.filter((row) => row.day === dueOn);
    return {
      dueOn,
      amountCents: due.reduce((sum, row) => sum + row.amountCents, 0),
      // What was handed on since then has no title here, and counts all the same.
      items: due
        .map(({ listing: id, bookings, amountCents }) => ({ id, title: titles.get(id) ?? '', bookings, amountCents }))
        .toSorted((one, other) => one.title.localeCompare(other.title, language) || (one.id < other.id ? -1 : 1)),
    };
  });
}

async function madeTo(db: Db, ownerId: string): Promise<Payments['made']> {
  const rows = await db
    .select({ payout: payouts, paidOn: payoutFiles.paidOn })
    .from(payouts)
    .leftJoin(payoutFiles, eq(payoutFiles.id, payouts.fileId))
    .where(eq(payouts.ownerId, ownerId))
    .orderBy(desc(payouts.number))
    .limit(shownPayouts);
  return rows.map(({ payout: { id, amountCents, orders: bookings, reference, status, createdAt }, paidOn }) => ({
    id,
    // Of a file for the bank the day on which it pays.
    date: paidOn ?? wallClock(createdAt).date,
    amountCents,
    bookings,
    reference,
    status,
  }));
}
