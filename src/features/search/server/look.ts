/** One look into the index: what a wish finds, and what each filter's choices would find without it. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { FacetName, ListingType } from '../rules.ts';
import { facetNames, listingTypes, maxSearchPages, pageSize } from '../rules.ts';
import type { Wish } from './conditions.ts';
import { conditionsInOrder, conditionsOf, isBarren, isPlain } from './conditions.ts';
import { isByStanding, nearest, sortKey, tieKey } from './order.ts';
import { rowsOf } from './rows.ts';
import { entriesOf } from './table.ts';

/** Of each type at most so many are counted: beyond, nobody reads on, and the bar for 100,000 listings is 50 ms. */
export const bound = maxSearchPages * pageSize;

/** What is known of a listing that was found; higher keys come first, then higher ties. */
export type FoundEntry = {
  readonly type: ListingType;
  readonly id: string;
  readonly key: number | null;
  readonly tie: number;
  readonly category: string;
  readonly location: string;
  readonly date: string | null;
  readonly priceCents: number | null;
  readonly rating: number | null;
  /** Where there is a circle: what its marker shows, and how far it is from the middle. */
  readonly titleEn?: string;
  readonly titleEs?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly far?: number;
};

/** How many of a type have a value of one column, when the filter of that column is not set. */
export type FreeCount = { readonly type: ListingType; readonly value: string | number | null; readonly count: number };

export type Seen = {
  /** Of each type as many as there are, or one more than the bound. */
  readonly entries: readonly FoundEntry[];
  /** For each filter that is set. */
  readonly free: Readonly<Partial<Record<FacetName, readonly FreeCount[]>>>;
};

const limit = sql.raw(String(bound + 1));
const union = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `);

/** Whether nothing but a circle narrows it: then an index has all of it, the nearest first. */
const isOnlyNear = (wish: Wish): boolean => wish.circle !== undefined && isPlain({ ...wish, circle: undefined });

/** Whether an index finds a type in the order of the list, so that the first of too many are the page. */
export const isFoundInOrder = (wish: Wish, type: ListingType): boolean =>
  wish.circle === undefined ? isPlain(wish) && isByStanding(wish, type) : isOnlyNear(wish) && wish.sort === 'distance';

/** At most the bound of one type: where an index has them in order the first, in a circle the nearest, else any. */
function someOf(wish: Wish, type: ListingType): SQL {
  const far = wish.circle && nearest(wish.circle);
  const order = isPlain(wish)
    ? sql`standing desc, listing_id`
    : far !== undefined && isOnlyNear(wish)
      ? far
      : undefined;
  const conditions = order === undefined ? conditionsOf(wish, type) : conditionsInOrder(wish, type);
  const marker = far === undefined ? sql`` : sql`, title_en, title_es, latitude, longitude, ${far}`;
  return sql`(select json_build_array(type, listing_id, ${sortKey(wish, type)}, ${tieKey(wish, type)},
      category, location, date, price_cents, rating${marker}) as entry
    from ${entriesOf(type)} where ${conditions}${order === undefined ? sql`` : sql` order by ${order}`} limit ${limit})`;
}

const columns: Readonly<Record<FacetName, SQL>> = {
  type: sql`null`,
  category: sql`category`,
  location: sql`location`,
  date: sql`date`,
  price: sql`price_cents`,
  rating: sql`rating`,
};

/** The same without one filter, for the choices of that filter. */
function without(wish: Wish, facet: FacetName): SQL {
  const types = facet === 'type' ? listingTypes : facet === 'category' ? wish.scope : wish.types;
  const parts = types
    .filter((type) => !isBarren(wish, type, facet))
    .map(
      (type) =>
        sql`(select type, ${columns[facet]} as value from ${entriesOf(type)} where ${conditionsOf(wish, type, facet)} limit ${limit})`,
    );
  if (parts.length === 0) return sql`null::json`;
  return sql`(select json_agg(json_build_array(type, value, n))
    from (select type, value, count(*) as n from (${union(parts)}) as free group by type, value) as counted)`;
}

const isSet = (wish: Wish, facet: FacetName): boolean =>
  facet === 'type'
    ? wish.scope.length < listingTypes.length || wish.category !== undefined
    : facet === 'price'
      ? wish.priceMin !== undefined || wish.priceMax !== undefined
      : wish[facet] !== undefined;

type EntryRow = [
  ...[ListingType, string, number | null, number, string, string, string | null, number | null, number | null],
  ...([string, string, number, number, number] | []),
];
type FreeRow = [ListingType, string | number | null, number];

/** Sees what a wish finds: everything in one statement, so that it is true at one moment. */
export async function look(db: Db, wish: Wish): Promise<Seen> {
  const set = facetNames.filter((facet) => isSet(wish, facet));
  const free = set.map((facet) => sql`, ${without(wish, facet)} as ${sql.raw(facet)}`);
  const parts = wish.types.filter((type) => !isBarren(wish, type)).map((type) => someOf(wish, type));
  const found = parts.length === 0 ? sql`null::json` : sql`(select json_agg(entry) from (${union(parts)}) as found)`;
  const [row] = await rowsOf<{ found: EntryRow[] | null } & Partial<Record<FacetName, FreeRow[] | null>>>(
    db,
    sql`select ${found} as found${sql.join(free)}`,
  );
  return {
    entries: (row?.found ?? []).map(toEntry),
    free: Object.fromEntries(
      set.map((facet) => [facet, (row?.[facet] ?? []).map(([type, value, count]) => ({ type, value, count }))]),
    ),
  };
}

function toEntry([type, id, key, tie, category, location, date, priceCents, rating, ...marker]: EntryRow): FoundEntry {
  const entry = { type, id, key, tie, category, location, date, priceCents, rating };
  if (marker.length === 0) return entry;
  const [titleEn, titleEs, latitude, longitude, far] = marker;
  return { ...entry, titleEn, titleEs, latitude, longitude, far };
}
