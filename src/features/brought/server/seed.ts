/** A past for the demo town: who looked at its listings in the weeks before, so that charts have something to show. */
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { wallClock } from '#market/town/dates.ts';
import { addDays } from '#kit/shared/dates.ts';
import { mondaysTo, usualSpan } from '../rules.ts';
import type { VisitSource } from '../rules.ts';
import { listingDays } from './table.ts';

/** Views on a usual day of a listing that is looked at as most are, by how people come. */
const usual: Partial<Readonly<Record<VisitSource, number>>> = {
  search: 1.6,
  list: 1.2,
  engine: 1,
  home: 0.7,
  map: 0.6,
  direct: 0.5,
  similar: 0.4,
};

/**
 * Writes the daily sums of twelve weeks up to yesterday, in one statement: more on weekends, a little more each week, each
 * listing and day by its own luck, and not by every way each day, which is the same at every start.
 */
export async function seedVisits(db: Db, kinds: ServerKinds, at: Date): Promise<void> {
  const today = wallClock(at).date;
  const [first = today] = mondaysTo(today, Number(usualSpan));
  const pages = Object.values(kinds).map(
    ({ name, table }) =>
      sql`select ${table.id} as id, ${sql.raw(`'${name}'`)} as kind from ${table} where ${table.status} = 'published'`,
  );
  const luck = (...of: readonly string[]) => sql.raw(`(abs(hashtext(${of.join(` || `)}) % 1000) / 1000.0)`);
  // What of all pages, days and ways is left out is left out first; what is computed for a row is computed once.
  await db.execute(sql`
    with pages as (${sql.join(pages, sql` union all `)}),
      liked as (select id, kind, 0.2 + ${luck('id', "'liked'")} * 1.6 as liked from pages),
      days as (
        select day::date as day, day::date::text as name,
          (case when extract(isodow from day) >= 5 then 1.4 else 1 end) as weekend, 0.8 + 0.5 * (day::date - ${first}::date) / 84.0 as growth
        from generate_series(${first}::date, ${addDays(today, -1)}::date, '1 day') as day
      ),
      sources as (select key as source, value::float8 as usual from jsonb_each_text(${JSON.stringify(usual)}::jsonb)),
      seen as materialized (
        select id, kind, day, name, source,
          round(usual * liked * (0.3 + ${luck('id', 'name', 'source')} * 1.4) * weekend * growth)::int as views
        from liked cross join days cross join sources where ${luck('source', 'id', 'name')} < 0.4
      )
    insert into ${listingDays} (listing_id, kind, day, source, views, calls, routes)
    select id, kind, day, source, views,
      floor(views * 0.08 + ${luck('id', 'name', 'source', "'call'")})::int,
      floor(views * 0.1 + ${luck('id', 'name', 'source', "'route'")})::int
    from seen where views > 0
    on conflict do nothing`);
}
