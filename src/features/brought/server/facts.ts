/**
 * What happened to listings, day by day, each from the table that decides it: views and presses from the daily sums,
 * saves, bookings, entries and money from where they are kept. So nothing is counted twice, and what is taken back is gone.
 */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { savedListings } from '#features/saved/server/table.ts';
import { instantOf } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import type { Measured } from '../rules.ts';
import { measures } from '../rules.ts';
import { listingDays } from './table.ts';

/** From the beginning of a day to the beginning of another, of the town. */
export type Period = { readonly from: string; readonly until: string };

const dayOf = (instant: SQL) => sql`(${instant} at time zone ${sql.raw(`'${town.zone}'`)})::date`;

/**
 * Rows of `id`, `day` and the measures. `of` is a subquery of the ids of listings; without it all are meant.
 * Sales are dated by their booking: what it was paid, less what went back of it up to now. What was paid besides for other dates of
 * one is dated by itself.
 */
export function factsOf({ from, until }: Period, of?: SQL): SQL {
  const [begin, end] = [instantOf(from, '00:00'), instantOf(until, '00:00')].map((at) => at.toISOString());
  const isIn = (instant: SQL) => sql`${instant} >= ${begin}::timestamptz and ${instant} < ${end}::timestamptz`;
  const isOf = (id: SQL) => (of === undefined ? sql`true` : sql`${id} in (${of})`);
  const taken = sql`coalesce((select -sum(e.amount_cents) from ${ledgerEntries} as e
    where e.order_id = o.id and e.account in ('buyer', 'refund')), 0)`;
  const isSold = sql`o.kind in ('event', 'rental', 'supplement')`;
  return sql`
    select d.listing_id as id, d.day, d.views, 0 as saves, d.calls, d.routes, 0 as bookings, 0 as entries, 0 as sales
      from ${listingDays} as d where d.day >= ${from}::date and d.day < ${until}::date and ${isOf(sql`d.listing_id`)}
    union all select s.listing_id, ${dayOf(sql`s.saved_at`)}, 0, 1, 0, 0, 0, 0, 0
      from ${savedListings} as s where ${isIn(sql`s.saved_at`)} and ${isOf(sql`s.listing_id`)}
    union all select o.item_id, ${dayOf(sql`o.confirmed_at`)}, 0, 0, 0, 0, (o.status = 'confirmed' and o.kind <> 'supplement')::int, 0, ${taken}
      from ${orders} as o where ${isSold} and ${isIn(sql`o.confirmed_at`)} and ${isOf(sql`o.item_id`)}
    union all select o.item_id, ${dayOf(sql`t.used_at`)}, 0, 0, 0, 0, 0, 1, 0
      from ${tickets} as t join ${orders} as o on o.id = t.order_id
      where ${isSold} and ${isIn(sql`t.used_at`)} and ${isOf(sql`o.item_id`)}`;
}

/** The sums of all measures of rows of facts, by their names. */
export const summed = (alias = 'f'): SQL =>
  sql.join(
    measures.map((measure) => sql.raw(`coalesce(sum(${alias}.${measure}), 0)::float8 as ${measure}`)),
    sql`, `,
  );

/** The measures of a row, as plain whole numbers; a sum without rows is nothing, never minus nothing. */
export const measuredOf = (row: Readonly<Record<string, unknown>>): Measured =>
  Object.fromEntries(measures.map((measure) => [measure, Number(row[measure] ?? 0) || 0])) as Measured;
