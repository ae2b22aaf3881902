/** One look into the index: a page, the counts, and how many each choice of a filter would leave. */
import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { FacetName, ListingType } from '../rules.ts';
import { facetNames, listingTypes, priceSteps, ratingSteps } from '../rules.ts';
import type { Wish } from './conditions.ts';
import { aheadByStanding, conditionsOf, isPlain } from './conditions.ts';
import { isRanked, sortKey, tieKey } from './order.ts';
import { rowsOf } from './rows.ts';
import { searchEntries as entries } from './table.ts';

/** Of each type at most so many are counted: beyond, nobody reads on, and the bar for 100,000 listings is 50 ms. */
export const bound = 1000;

export type Window = { readonly from: number; readonly size: number };

/** How many of one type share a value of one dimension; `total` counts what every filter leaves. */
export type Tally = {
  readonly type: ListingType;
  readonly facet: FacetName | 'total';
  readonly value: string;
  readonly count: number;
};

export type Seen = {
  /** Ids of the page, in order, of each type. */
  readonly ids: Readonly<Record<ListingType, readonly string[]>>;
  readonly tallies: readonly Tally[];
};

const limit = sql.raw(String(bound + 1));
const stepIn = (column: SQL, steps: readonly number[], compare: '<=' | '>=') =>
  sql`case ${sql.join(
    steps.map((step, i) => sql`when ${column} ${sql.raw(compare)} ${sql.raw(String(step))} then ${sql.raw(String(i))}`),
    sql` `,
  )} end`;

/** Each dimension as a column, and its name in the groups. */
const dimensions: Readonly<Record<FacetName, SQL>> = {
  type: sql`type`,
  category: sql`category`,
  location: sql`location`,
  date: sql`date::text`,
  price: stepIn(
    sql`price_cents`,
    priceSteps.map((euro) => euro * 100),
    '<=',
  ),
  rating: stepIn(sql`rating`, ratingSteps.map(Number), '>='),
};

const union = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `);

/** At most the bound of one type: where an index has them in order the first, else any. */
function someOf(wish: Wish, type: ListingType): SQL {
  const isOrdered = isPlain(wish);
  const order = isOrdered ? sql` order by standing desc, listing_id` : sql``;
  return sql`(select type, listing_id, category, location, date, price_cents, rating, standing, listed_until, latitude, longitude${isRanked(wish) ? sql`, names` : sql``}
    from ${entries} where ${and(conditionsOf(wish, type), isOrdered ? aheadByStanding(type, wish.at) : undefined)}${order} limit ${limit})`;
}

/** The page of every type that was counted whole. Of the others an index brings theirs (service.ts). */
function pageOf(wish: Wish, { from, size }: Window): SQL {
  const keys = wish.types.map((type) => sql`when ${sql.raw(`'${type}'`)} then ${sortKey(wish, type)}`);
  const ties = wish.types.map((type) => sql`when ${sql.raw(`'${type}'`)} then ${tieKey(wish, type)}`);
  return sql`select json_agg(json_build_array(type, listing_id) order by place) from (
      select type, listing_id, row_number() over (
        partition by type order by case type ${sql.join(keys, sql` `)} end desc nulls last, case type ${sql.join(ties, sql` `)} end desc, listing_id
      ) as place
      from found as ${entries} where type in (select type from found group by type having count(*) <= ${sql.raw(String(bound))})
    ) as placed where place > ${from} and place <= ${from + size}`;
}

/** The same without one filter, for the choices of that filter. */
function without(wish: Wish, facet: FacetName): SQL {
  const types = facet === 'type' ? listingTypes : facet === 'category' ? wish.scope : wish.types;
  return union(
    types.map(
      (type) => sql`(select type, category, location, date, price_cents, rating
    from ${entries} where ${conditionsOf(wish, type, facet)} limit ${limit})`,
    ),
  );
}

const isSet = (wish: Wish, facet: FacetName): boolean =>
  facet === 'type'
    ? wish.scope.length < listingTypes.length || wish.category !== undefined
    : facet === 'price'
      ? wish.priceMin !== undefined || wish.priceMax !== undefined
      : wish[facet] !== undefined;

/** Counts a source by type, as the first facet says, and by type and each of the other dimensions. */
function talliesIn(source: SQL, whole: 'total' | 'type' | undefined, facets: readonly FacetName[]): SQL {
  const columns = facets.map((facet) => sql`, ${dimensions[facet]} as ${sql.raw(`in_${facet}`)}`);
  const sets = facets.map((facet) => sql.raw(`(type, in_${facet})`));
  const cases = (of: (facet: FacetName) => SQL, rest: SQL) =>
    sql`case ${sql.join(
      facets.map((facet) => sql`when grouping(${sql.raw(`in_${facet}`)}) = 0 then ${of(facet)}`),
      sql` `,
    )} else ${rest} end`;
  const name = (facet: string) => sql.raw(`'${facet}'`);
  const which = facets.length === 0 ? name(whole ?? '') : cases(name, name(whole ?? ''));
  const value = facets.length === 0 ? sql`type` : cases((facet) => sql.raw(`in_${facet}::text`), sql`type`);
  return sql`select type, ${which} as facet, ${value} as value, count(*)::int as count
    from (select type${sql.join(columns)} from ${source}) as dimensioned
    group by grouping sets (${sql.join([...(whole ? [sql`(type)`] : []), ...sets], sql`, `)})`;
}

type Row = {
  page: [ListingType, string][] | null;
  tallies: [ListingType, Tally['facet'], string | null, number][] | null;
};

/** Sees what a wish finds: everything in one statement, so that it is true at one moment. */
export async function look(db: Db, wish: Wish, window: Window): Promise<Seen> {
  const set = facetNames.filter((facet) => isSet(wish, facet));
  const shared = facetNames.filter((facet) => facet !== 'type' && !set.includes(facet));
  const tallies = [
    talliesIn(sql`found`, 'total', shared),
    ...set.map((facet) => {
      const source = sql`(${without(wish, facet)}) as free`;
      return facet === 'type' ? talliesIn(source, 'type', []) : talliesIn(source, undefined, [facet]);
    }),
  ];
  const rows = await rowsOf<Row>(
    db,
    sql`
    with found as materialized (${union(wish.types.map((type) => someOf(wish, type)))})
    select (${pageOf(wish, window)}) as page,
      (select json_agg(json_build_array(type, facet, value, count)) from (${union(tallies)}) as tallied) as tallies
  `,
  );
  const [row] = rows;
  const idsOf = (type: ListingType) => (row?.page ?? []).filter(([one]) => one === type).map(([, id]) => id);
  return {
    ids: { events: idsOf('events'), rentals: idsOf('rentals'), businesses: idsOf('businesses'), jobs: idsOf('jobs') },
    tallies: (row?.tallies ?? []).flatMap(([type, facet, value, count]) =>
      value === null ? [] : [{ type, facet, value, count }],
    ),
  };
}
