/** A year of sellers, told by the ledger alone: the sums are the database's, in cents. */
import { and, inArray, sql } from 'drizzle-orm';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { orders, refunds } from '#features/orders/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { traders } from '#features/traders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { told } from '#kit/server/told.ts';
import { town } from '#market/town/town.ts';
import { Identity, type Property, type SellerYear } from '../contract.ts';
import { addSums, noQuarters, noSums, activityOf } from '../rules.ts';
import type { Home, Quarters, Sold, Sums } from '../rules.ts';

/** What was sold of one kind at one address in one quarter. */
type Row = {
  readonly ownerId: string;
  readonly sold: Sold;
  readonly address: string;
  readonly quarter: number;
  readonly credited: number;
  readonly kept: number;
  readonly sales: number;
  readonly days: number;
};

const zone = sql.raw(`'${town.zone}'`);
const firstOf = (year: number) => sql`(${`${year}-01-01`}::date::timestamp at time zone ${zone})`;

/**
 * What was credited and kept by the day it was booked. A sale counts while something of it is left at the year's end; what
 * the house alone gave back is no smaller fee of its seller, unless all of the sale went back. Days are those that were
 * let, each thing by itself. What was paid besides for other dates of a stay is money of it, and no sale of its own.
 */
async function rowsOf(db: Db, year: number, ownerId: string | undefined): Promise<readonly Row[]> {
  // A line's owner is its order's, for good: said of both, so that one owner's orders are not looked for among everybody's.
  const ofOwner =
    ownerId === undefined ? sql`l.owner_id is not null` : sql`l.owner_id = ${ownerId} and o.owner_id = ${ownerId}`;
  // Each order is looked up once, with its lines, and each thing that was let once, with its sums.
  const result: unknown = await db.execute(sql`
    with booked as (
      select l.owner_id, o.id as order_id, o.kind, o.rental_id,
        extract(quarter from l.created_at at time zone ${zone})::int as quarter,
        sum(case when l.account = 'owner' then l.amount_cents else 0 end) as credited,
        sum(case when l.account = 'commission' and (r.id is null or o.refunded_cents = o.amount_cents)
          then l.amount_cents else 0 end) as kept,
        bool_or(l.posting = 'sale') as is_sale,
        greatest(1, (o.ends_at at time zone ${zone})::date - (o.starts_at at time zone ${zone})::date)
          * case o.unit when 'person' then 1 else o.quantity end as days
      from ${ledgerEntries} as l join ${orders} as o on o.id = l.order_id
        left join ${refunds} as r on l.posting = 'refund' and r.id = l.refund_id and r.bearer = 'house'
      where ${ofOwner} and l.account in ('owner', 'commission')
        and l.posting in ('sale', 'refund', 'dispute', 'reinstatement')
        and l.created_at >= ${firstOf(year)} and l.created_at < ${firstOf(year + 1)}
      group by l.owner_id, o.id, quarter
    ), judged as (
      select owner_id, rental_id, quarter, credited, kept, days,
        is_sale and kind <> 'supplement' and sum(credited + kept) over (partition by order_id) > 0 as counts
      from booked
    ), of_thing as (
      select owner_id, rental_id, quarter, sum(credited) as credited, sum(kept) as kept,
        count(*) filter (where counts) as sales, sum(days) filter (where counts) as days
      from judged group by owner_id, rental_id, quarter
    )
    select t.owner_id as "ownerId", coalesce(r.category, 'event') as sold, coalesce(trim(r.address), '') as address,
      t.quarter, sum(t.credited)::float8 as credited, sum(t.kept)::float8 as kept, sum(t.sales)::int as sales,
      coalesce(sum(t.days), 0)::int as days
    from of_thing as t left join ${rentals} as r on r.id = t.rental_id
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return (result as { rows: readonly Row[] }).rows;
}

/** Everybody who sold for money in a year, or one of them, by their id. */
export async function readSellerYears(db: Db, year: number, ownerId?: string): Promise<SellerYear[]> {
  const bySeller = Map.groupBy(await rowsOf(db, year, ownerId), (row) => row.ownerId);
  const identities = await identitiesOf(db, [...bySeller.keys()]);
  return [...bySeller].map(([id, rows]) => ({
    ownerId: id,
    year,
    identity: identities.get(id) ?? null,
    properties: propertiesOf(rows),
    personalServices: sumOf(rows.filter(isToldAs('personalServices'))),
    transportRental: sumOf(rows.filter(isToldAs('transportRental'))),
    others: sumOf(rows.filter(isToldAs('none'))),
  }));
}

const isToldAs = (activity: string) => (row: Row) => activityOf[row.sold] === activity;

/** Homes at one address are one to the tax office (annex V, section I.C(10)), each kind by itself. */
function propertiesOf(rows: readonly Row[]): Property[] {
  const homes = rows.filter(isToldAs('immovableProperty'));
  const byPlace = Map.groupBy(homes, ({ sold, address }) => `${sold} ${address.toLowerCase()}`);
  return [...byPlace.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const days = rows.reduce((sum, row) => sum + row.days, 0);
    return [{ address: first.address, kind: first.sold as Home, days, sums: sumOf(rows) }];
  });
}

const sumOf = (rows: readonly Row[]): Sums =>
  rows.reduce<Sums>(
    (sum, { quarter, credited, kept, sales }) =>
      addSums(sum, {
        considerationCents: inQuarter(quarter, credited),
        feesCents: inQuarter(quarter, kept),
        sales: inQuarter(quarter, sales),
      }),
    noSums,
  );

const inQuarter = (quarter: number, figure: number): Quarters => noQuarters.with(quarter - 1, figure) as never;

async function identitiesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Identity>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(traders)
    .where(and(inArray(traders.ownerId, [...ids])));
  return new Map(rows.map((row) => [row.ownerId, told(Identity, row)]));
}
