/** One look into the index: what a wish finds, and what each filter's choices would find without it. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { FacetName, ListingType } from '../rules.ts';
import { facetNames, listingTypes, maxSearchPages, pageSize } from '../rules.ts';
import type { Wish } from './conditions.ts';
import { conditionsInOrder, conditionsOf, isBarren, isPlain } from './conditions.ts';
import { isByStanding, nearest, sortKey, tieKey } from './order.ts';
import { rowsByOnePlan } from './rows.ts';
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

/** Between fields and between entries: control characters, which no text of a listing holds (kit/shared/schemas.ts). */
const ends = { field: '\u001F', entry: '\u001E' } as const;

/** Hundreds of entries are read for one page: as plain text they cost half of what JSON does. */
const asText = (fields: readonly string[]): SQL =>
  sql.raw(fields.map((field) => ` || chr(31) || coalesce(${field}::text, '')`).join(''));
const shown = asText(['category', 'location', 'date', 'price_cents', 'rating']);
const marker = asText(['title_en', 'title_es', 'latitude', 'longitude']);

/** At most the bound of one type: where an index has them in order the first, in a circle the nearest, else any. */
function someOf(wish: Wish, type: ListingType): SQL {
  const far = wish.circle && nearest(wish.circle);
  const order = isPlain(wish)
    ? sql`standing desc, listing_id`
    : far !== undefined && isOnlyNear(wish)
      ? far
      : undefined;
  const conditions = order === undefined ? conditionsOf(wish, type) : conditionsInOrder(wish, type);
  const place = far === undefined ? sql`` : sql`${marker} || chr(31) || (${far})::text`;
  return sql`(select ${sql.raw(`'${type}'`)} || chr(31) || listing_id || chr(31) || coalesce((${sortKey(wish, type)})::text, '')
      || chr(31) || ${tieKey(wish, type)}::text${shown}${place} as entry
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

type FreeRow = [ListingType, string | number | null, number];

/** Sees what a wish finds: everything in one statement, so that it is true at one moment. */
export async function look(db: Db, wish: Wish): Promise<Seen> {
  const set = facetNames.filter((facet) => isSet(wish, facet));
  const free = set.map((facet) => sql`, ${without(wish, facet)} as ${sql.raw(facet)}`);
  const parts = wish.types.filter((type) => !isBarren(wish, type)).map((type) => someOf(wish, type));
  const found =
    parts.length === 0 ? sql`null` : sql`(select string_agg(entry, chr(30)) from (${union(parts)}) as found)`;
  const [row] = await rowsByOnePlan<{ found: string | null } & Partial<Record<FacetName, FreeRow[] | null>>>(
    db,
    sql`select ${found} as found${sql.join(free)}`,
  );
  return {
    entries: row?.found ? row.found.split(ends.entry).map(toEntry) : [],
    free: Object.fromEntries(
      set.map((facet) => [facet, (row?.[facet] ?? []).map(([type, value, count]) => ({ type, value, count }))]),
    ),
  };
}

const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null);

function toEntry(text: string): FoundEntry {
  const [type, id = '', key, tie, category = '', location = '', date, price, rating, ...marker] = text.split(
    ends.field,
  );
  const entry = {
    type: type as ListingType,
    id,
    key: numberIn(key),
    tie: Number(tie),
    category,
    location,
    date: date || null,
    priceCents: numberIn(price),
    rating: numberIn(rating),
  };
  if (marker.length === 0) return entry;
  const [titleEn = '', titleEs = '', latitude, longitude, far] = marker;
  return { ...entry, titleEn, titleEs, latitude: Number(latitude), longitude: Number(longitude), far: Number(far) };
}
