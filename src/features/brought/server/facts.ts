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

export const dayOf = (instant: SQL) => sql`(${instant} at time zone ${sql.raw(`'${town.zone}'`)})::date`;
/** The Monday of a day's week, counted in days from another one: `date_trunc` goes by way of instants, which takes long for a million days. */
export const weekOf = (day: SQL) => sql`${day} - (${day} - date '2001-01-01') % 7`;

/** Whether something happened in it. */
export function isWithin({ from, until }: Period, instant: SQL): SQL {
  const [begin, end] = [instantOf(from, '00:00'), instantOf(until, '00:00')].map((at) => at.toISOString());
  return sql`${instant} >= ${begin}::timestamptz and ${instant} < ${end}::timestamptz`;
}

/**
 * Sums of the measures by `week`, a Monday, and by `id` of a listing. `of` is a subquery of the ids that are meant; without it
 * all are, and the town as one has null for an id. Each table is summed by itself, so that few rows come together.
 * Sales are dated by their booking: what it was paid, less what went back of it up to now. What was paid besides for other dates of
 * one is dated by itself.
 */
export function factsOf(period: Period, of?: SQL | 'town'): SQL {
  const { from, until } = period;
  const isIn = (instant: SQL) => isWithin(period, instant);
  const isOf = (id: SQL) => (of === undefined || of === 'town' ? sql`true` : sql`${id} in (${of})`);
  const key = (id: SQL, day: SQL) => sql`${of === 'town' ? sql`null::text` : id} as id, ${weekOf(day)} as week`;
  const isSold = sql`o.kind in ('event', 'rental', 'supplement')`;
  const confirmedOn = dayOf(sql`o.confirmed_at`);
  const isBought = sql`${isSold} and ${isIn(sql`o.confirmed_at`)} and ${isOf(sql`o.item_id`)}`;
  return sql`
    select ${key(sql`d.listing_id`, sql`d.day`)}, sum(d.views) as views, 0 as saves, sum(d.calls) as calls,
        sum(d.routes) as routes, 0 as bookings, 0 as entries, 0 as sales
      from ${listingDays} as d where d.day >= ${from}::date and d.day < ${until}::date and ${isOf(sql`d.listing_id`)}
      group by 1, 2
    union all select ${key(sql`s.listing_id`, dayOf(sql`s.saved_at`))}, 0, count(*), 0, 0, 0, 0, 0
      from ${savedListings} as s where ${isIn(sql`s.saved_at`)} and ${isOf(sql`s.listing_id`)}
      group by 1, 2
    union all select ${key(sql`o.item_id`, confirmedOn)}, 0, 0, 0, 0,
        count(*) filter (where o.status = 'confirmed' and o.kind <> 'supplement'), 0, 0
      from ${orders} as o where ${isBought}
      group by 1, 2
    union all select ${key(sql`o.item_id`, confirmedOn)}, 0, 0, 0, 0, 0, 0, -sum(e.amount_cents)
      from ${orders} as o join ${ledgerEntries} as e on e.order_id = o.id and e.account in ('buyer', 'refund')
      where ${isBought}
      group by 1, 2
    union all select ${key(sql`o.item_id`, dayOf(sql`t.used_at`))}, 0, 0, 0, 0, 0, count(*), 0
      from ${tickets} as t join ${orders} as o on o.id = t.order_id
      where ${isSold} and ${isIn(sql`t.used_at`)} and ${isOf(sql`o.item_id`)}
      group by 1, 2`;
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
