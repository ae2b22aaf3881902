/** What is due to an owner, told by the ledger's entries alone: the sums are the database's, in cents (issue 6). */
import { setImmediate } from 'node:timers/promises';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ledgerEntries as entries } from '#features/ledger/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { isDue } from '#features/payouts/server/service.ts';
import { csvFigure, csvText } from '#kit/server/csv/write.ts';
import type { Db } from '#kit/server/db.ts';
import { deskPageSize } from '#kit/shared/desk.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import type { Ledger, LedgerFilter, LedgerLine, LedgerLineQuery, Sums } from '../contract.ts';
import { messages } from '../messages.ts';
import { statementOf } from '../rules.ts';
import { listSoldListings } from './bookings.ts';

const { amountCents, account } = entries;
const monthOf = sql<string>`to_char(${entries.createdAt} at time zone ${sql.raw(`'${town.zone}'`)}, 'YYYY-MM')`;
const listingOf = sql<string>`coalesce(${orders.eventId}, ${orders.rentalId})`;

/** Cents that fit a number: sums of integers are wider than integers. */
const sum = (where: SQL, sign: SQL = sql``) =>
  sql<number>`(${sign}coalesce(sum(${amountCents}) filter (where ${where}), 0))::float8`.mapWith(Number);

const sumsAt = (at: Date) => ({
  gross: sum(sql`${account} = 'buyer'`, sql`-`),
  refunded: sum(sql`${account} = 'refund'`),
  // The buyer's is what they paid, negative; what went back stands against it.
  net: sum(sql`${account} in ('buyer', 'refund')`, sql`-`),
  commission: sum(sql`${account} = 'commission'`),
  paid: sum(sql`${account} = 'payout'`),
  // What the owner's account still holds: theirs by now, or theirs when its order is over.
  notDue: sum(sql`${account} = 'owner' and not ${isDue(at)}`),
  payable: sum(sql`${account} = 'owner' and ${isDue(at)}`),
});
/** What is selected beside those seven columns comes after them. */
const [eighth, ninth] = [sql.raw('8'), sql.raw('9')];

const ownOf = (ownerId: string, { month, listing }: LedgerFilter) =>
  and(
    eq(entries.ownerId, ownerId),
    month === undefined ? undefined : sql`${monthOf} = ${month}`,
    listing === undefined ? undefined : sql`${listingOf} = ${listing}`,
  );

/** A sum without entries is nothing, never minus nothing. */
const plain = <T extends Sums>(row: T): T =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === 0 ? 0 : value])) as T;

type Part = Sums & { readonly listing: string | null; readonly month: string };

/** An account for a month or for all of them; what is due is so by now, whichever month is asked for. */
const standingOf = (parts: readonly Part[], month: string | undefined) => ({
  ...statementOf(parts, month),
  notDue: parts.reduce((sum, part) => sum + part.notDue, 0),
  payable: parts.reduce((sum, part) => sum + part.payable, 0),
});

/** The sums in all, by month (newest first) and by listing (by title). */
export async function readLedger(
  db: Db,
  ownerId: string,
  { month, listing }: LedgerFilter,
  language: Language,
  at: Date,
): Promise<Ledger> {
  const rows = await db
    .select({ ...sumsAt(at), listing: listingOf, month: monthOf })
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.orderId))
    .leftJoin(events, eq(events.id, orders.eventId))
    .where(ownOf(ownerId, { listing }))
    .groupBy(eighth, ninth);
  const parts: Part[] = rows.map((row) => ({ ...plain(row), listing: row.listing, month: row.month }));
  const months = [...new Set(parts.map((part) => part.month))].toSorted().toReversed();
  const sold = await listSoldListings(db, ownerId, language);
  const byListing = Map.groupBy(parts, ({ listing }) => listing);
  return {
    total: standingOf(parts, month),
    months: months
      .filter((one) => month === undefined || one === month)
      .map((one) => ({ month: one, ...statementOf(parts, one) })),
    listings: sold.flatMap(({ id, title }) => {
      const own = byListing.get(id) ?? [];
      const isTold = own.some((part) => month === undefined || part.month <= month);
      return isTold ? [{ id, title, ...standingOf(own, month) }] : [];
    }),
  };
}

/** Who reads, and when: what is due is so by the clock. */
type Reader = { readonly language: Language; readonly at: Date };

/** The postings behind the sums; `id` is made of what makes them one. */
async function postingsOf(
  db: Db,
  ownerId: string,
  filter: LedgerFilter,
  { language, at }: Reader,
  page?: number,
): Promise<LedgerLine[]> {
  const { orderId, refundId, payoutId, posting, createdAt } = entries;
  const groups = [orderId, refundId, payoutId, posting, createdAt, orders.eventId, orders.rentalId] as const;
  const turn = page === undefined ? asc : desc;
  const query = db
    .select({ ...sumsAt(at), orderId, refundId, payoutId, posting, createdAt, listing: listingOf })
    .from(entries)
    .innerJoin(orders, eq(orders.id, orderId))
    .leftJoin(events, eq(events.id, orders.eventId))
    .where(ownOf(ownerId, filter))
    .groupBy(...groups)
    .orderBy(turn(createdAt), turn(orderId), turn(refundId), turn(payoutId), turn(posting));
  const rows = await (page === undefined ? query : query.limit(deskPageSize).offset((page - 1) * deskPageSize));
  const titles = new Map((await listSoldListings(db, ownerId, language)).map(({ id, title }) => [id, title]));
  return rows.map(({ refundId, payoutId, listing, createdAt, ...row }) => ({
    ...plain(row),
    id: [row.orderId, refundId, payoutId, row.posting].filter(Boolean).join('.'),
    title: titles.get(listing) ?? '',
    createdAt: createdAt.toISOString(),
  }));
}

/** A page of them, newest first, and how many there are in all. */
export async function listLedgerLines(
  db: Db,
  ownerId: string,
  { page = 1, ...filter }: LedgerLineQuery,
  reader: Reader,
): Promise<{ items: LedgerLine[]; total: number }> {
  const { orderId, refundId, payoutId, posting } = entries;
  // Grouped and then counted: four columns that are told apart by the count itself are sorted for it.
  const lines = db
    .select({ orderId })
    .from(entries)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(ownOf(ownerId, filter))
    .groupBy(orderId, refundId, payoutId, posting)
    .as('lines');
  const total = await db.$count(lines);
  return { items: await postingsOf(db, ownerId, filter, reader, page), total };
}

/** How many lines of the file are written at a time. */
const linesAtOnce = 500;

/** All of them as a file, oldest first: what an accountant asks for. */
export async function exportLedger(db: Db, ownerId: string, filter: LedgerFilter, language: Language, at: Date) {
  const words = messages[language];
  const lines = await postingsOf(db, ownerId, filter, { language, at });
  const figures = ['gross', 'refunded', 'net', 'commission', 'paid', 'notDue', 'payable'] as const;
  const head = ['date', 'order', 'listing', 'posting', ...figures] as const;
  const rowOf = (line: LedgerLine) => [
    wallClock(new Date(line.createdAt)).date,
    line.orderId,
    line.title.replaceAll('\u00a0', ' '),
    words[`posting.${line.posting}`],
    ...figures.map((figure) => csvFigure(line[figure] / 100, language, 2)),
  ];
  const name = ['aftersun', filter.month ?? wallClock(at).date].join('-');
  const pieces = [csvText([head.map((column) => words[`csv.${column}`])], language, true)];
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    // Years of a busy house are written while others are answered in between.
    await setImmediate();
    pieces.push(csvText(lines.slice(from, from + linesAtOnce).map(rowOf), language, false));
  }
  return { name: `${name}.csv`, csv: pieces.join('') };
}
