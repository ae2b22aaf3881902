/** What the town brought an owner: their own listings, week by week and by how people came (issue 21). */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { planRankOf } from '#features/plans/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { planRanks } from '#market/listings/plan-rank.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Brought, BroughtQuery } from '../contract.ts';
import { measures, sumOf, usualSpan } from '../rules.ts';
import type { VisitSource } from '../rules.ts';
import { factsOf, measuredOf, summed } from './facts.ts';
import type { Period } from './facts.ts';
import { medianOf } from './median.ts';
import { rowsOf } from './rows.ts';
import { listingDays } from './table.ts';
import { weeksTo } from './weeks.ts';

type Own = {
  readonly id: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly date: string | null;
  readonly isPublic: boolean;
};

type Reader = { readonly ownerId: string; readonly language: Language; readonly at: Date };

/** All the own listings together, or one of them; nothing where the own plan does not give it. */
export async function readBrought(
  db: Db,
  kinds: ServerKinds,
  { weeks = usualSpan, listing }: BroughtQuery,
  { ownerId, language, at }: Reader,
): Promise<Brought> {
  const own = await listOwn(db, kinds, ownerId, language);
  const asked = own.find(({ id }) => id === listing);
  if (listing !== undefined && asked === undefined)
    throw new Problem('not_found', 'There is no such listing of yours.');
  if ((await planRankOf(db, ownerId)) < planRanks.reviewedFirst)
    return { isGiven: false, weeks: [], sources: [], listings: [], median: null };
  const { mondays, period } = weeksTo(at, weeks);
  const rows = await readWeeks(db, period, idsOf(own));
  const byListing = Map.groupBy(rows, ({ id }) => id);
  const shown = asked ? (byListing.get(asked.id) ?? []) : rows;
  const listings = own.flatMap(({ isPublic, ...one }) => {
    const sum = sumOf(byListing.get(one.id) ?? []);
    return isPublic || measures.some((measure) => sum[measure] !== 0) ? [{ ...one, ...sum }] : [];
  });
  return {
    isGiven: true,
    weeks: mondays.map((week) => ({ week, ...sumOf(shown.filter((row) => row.week === week)) })),
    sources: await readSources(db, period, idsOf(asked ? [asked] : own)),
    listings: listings.toSorted(
      (one, other) =>
        other.views - one.views ||
        other.saves - one.saves ||
        one.title.localeCompare(other.title, language) ||
        (one.id < other.id ? -1 : 1),
    ),
    median: asked ? await medianOf(db, kinds[asked.kind], asked.id, { period, mondays }) : null,
  };
}

/** The ids of some listings, as a subquery. */
const idsOf = (own: readonly Own[]): SQL =>
  sql`select jsonb_array_elements_text(${JSON.stringify(own.map(({ id }) => id))}::jsonb)`;

async function listOwn(db: Db, kinds: ServerKinds, ownerId: string, language: Language): Promise<Own[]> {
  const queries = Object.values(kinds).map(
    ({ name, table, titles, pin }) =>
      sql`select ${table.id} as id, ${sql.raw(`'${name}'`)} as kind, ${table.status} = 'published' as is_public,
        ${pin?.date ?? sql`null`}::text as date,
        coalesce(${sql.join([...titles(language)], sql`, `)}, '') as title from ${table} where ${table.ownerId} = ${ownerId}`,
  );
  const rows = await rowsOf(db, sql.join(queries, sql` union all `));
  return rows.map((row) => ({
    id: String(row['id']),
    kind: row['kind'] as ListingKind,
    title: String(row['title']),
    date: row['date'] === null ? null : String(row['date']),
    isPublic: row['is_public'] === true,
  }));
}

async function readWeeks(db: Db, period: Period, of: SQL) {
  const rows = await rowsOf(
    db,
    sql`select f.id, f.week::text as week, ${summed()} from (${factsOf(period, of)}) as f group by f.id, f.week`,
  );
  return rows.map((row) => ({ id: String(row['id']), week: String(row['week']), ...measuredOf(row) }));
}

async function readSources(db: Db, { from, until }: Period, of: SQL): Promise<Brought['sources']> {
  const rows = await rowsOf(
    db,
    sql`select d.source, sum(d.views) as views, sum(d.calls) as calls, sum(d.routes) as routes
      from ${listingDays} as d where d.day >= ${from}::date and d.day < ${until}::date and d.listing_id in (${of})
      group by d.source order by 2 desc, 1`,
  );
  return rows.map((row) => {
    const { views, calls, routes } = measuredOf(row);
    return { source: row['source'] as VisitSource, views, calls, routes };
  });
}
