/** What the listings of a category have in the middle: half of them have more. */
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import type { Brought } from '../contract.ts';
import { fewestOwners, measures } from '../rules.ts';
import type { Measure } from '../rules.ts';
import { factsOf, summed } from './facts.ts';
import type { Period } from './facts.ts';
import { rowsOf } from './rows.ts';

type Median = NonNullable<Brought['median']>;
type Weeks = { readonly period: Period; readonly mondays: readonly string[] };

/**
 * The medians of the public listings of the category of one, over each week and over all of them, a listing without
 * anything counted as nothing; null where fewer owners are in it, of whom one could tell another's figures.
 */
export async function medianOf(
  db: Db,
  { table }: ServerKind,
  listingId: string,
  { period, mondays }: Weeks,
): Promise<Median | null> {
  const category = sql`(select ${table.category} from ${table} where ${table.id} = ${listingId})`;
  const members = sql`select ${table.id} as id, ${table.ownerId} as owner_id from ${table}
    where ${table.category} = ${category} and ${table.status} = 'published' and ${table.ownerId} is not null`;
  const middle = sql.join(
    measures.map((measure) => sql.raw(`percentile_cont(0.5) within group (order by ${measure}) as ${measure}`)),
    sql`, `,
  );
  const rows = await rowsOf(
    db,
    sql`with members as (${members}),
      facts as (${factsOf(period, sql`select id from members`)}),
      weeks as (select jsonb_array_elements_text(${JSON.stringify(mondays)}::jsonb)::date as week),
      sums as (
        select members.id, weeks.week, ${summed()} from members cross join weeks
        left join facts as f on f.id = members.id and f.week = weeks.week
        group by members.id, weeks.week
      ), totals as (select id, ${summed('sums')} from sums group by id)
      select (select count(distinct owner_id) from members) as owners, week::text as week, ${middle} from sums group by week
      union all
      select (select count(distinct owner_id) from members), null, ${middle} from totals
      order by week`,
  );
  const owners = Number(rows[0]?.['owners'] ?? 0);
  const total = rows.find(({ week }) => week === null);
  if (owners < fewestOwners || total === undefined) return null;
  const weeks = rows.flatMap((row) => (row['week'] === null ? [] : [{ week: String(row['week']), ...mediansOf(row) }]));
  return { owners, weeks, total: mediansOf(total) };
}

const mediansOf = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(measures.map((measure) => [measure, Number(row[measure] ?? 0)])) as Record<Measure, number>;
