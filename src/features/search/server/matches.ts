/** Reads the index: what meets the criteria, and for each filter that is set, counts as if it were not. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { FacetName } from '../rules.ts';
import { facetNames, maxSearchPages, pageSize } from '../rules.ts';
import { conditionsInOrder, conditionsOf } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import { cannotMatch, hasNoFilters } from './criteria.ts';
import { isInDefaultOrder, nearest, sortKey, tieKey } from './order.ts';
import { rowsWithGenericPlan } from './rows.ts';
import { entriesOf } from './table.ts';

/** Of each type at most so many are counted: beyond, nobody reads on, and the bar for 100,000 listings is 50 ms. */
export const maxCounted = maxSearchPages * pageSize;

/** What is known of a listing that meets the criteria; higher keys come first, then higher ties. */
export type Match = {
  readonly type: ListingKind;
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
export type ValueCount = { readonly type: ListingKind; readonly value: string | number | null; readonly count: number };

export type Matches = {
  /** Of each type as many as there are, or one more than `maxCounted`. */
  readonly entries: readonly Match[];
  /** Of each filter that is set: its choices stay open beside the one that was made. */
  readonly disjunctiveCounts: Readonly<Partial<Record<FacetName, readonly ValueCount[]>>>;
};

const limit = sql.raw(String(maxCounted + 1));
const union = (parts: readonly SQL[]) => sql.join([...parts], sql` union all `);

/** Whether nothing but a circle narrows it: then an index has all of it, the nearest first. */
const hasOnlyCircle = (criteria: SearchCriteria): boolean =>
  criteria.circle !== undefined && hasNoFilters({ ...criteria, circle: undefined });

/** Whether an index finds a type in the order of the list, so that the first of too many are the page. */
export const isFoundInOrder = (criteria: SearchCriteria, type: ListingKind): boolean =>
  criteria.circle === undefined
    ? hasNoFilters(criteria) && isInDefaultOrder(criteria, type)
    : hasOnlyCircle(criteria) && criteria.sort === 'distance';

/** Between fields and between entries: control characters, which no text of a listing holds (kit/shared/schemas.ts). */
const ends = { field: '\u001F', entry: '\u001E' } as const;

/** Hundreds of entries are read for one page: as plain text they cost half of what JSON does. */
const asText = (fields: readonly string[]): SQL =>
  sql.raw(fields.map((field) => ` || chr(31) || coalesce(${field}::text, '')`).join(''));
const shown = asText(['category', 'location', 'date', 'price_cents', 'rating']);
const marker = asText(['title_en', 'title_es', 'latitude', 'longitude']);

/** At most `maxCounted` and one of a type: where an index has them in order the first, in a circle the nearest, else any. */
function matchesOfType(criteria: SearchCriteria, type: ListingKind): SQL {
  const far = criteria.circle && nearest(criteria.circle);
  const order = hasNoFilters(criteria)
    ? sql`standing desc, listing_id`
    : far !== undefined && hasOnlyCircle(criteria)
      ? far
      : undefined;
  const conditions = order === undefined ? conditionsOf(criteria, type) : conditionsInOrder(criteria, type);
  const place = far === undefined ? sql`` : sql`${marker} || chr(31) || (${far})::text`;
  return sql`(select ${sql.raw(`'${type}'`)} || chr(31) || listing_id || chr(31) || coalesce((${sortKey(criteria, type)})::text, '')
      || chr(31) || ${tieKey(criteria, type)}::text${shown}${place} as entry
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

/** Counts without one filter, for the choices of that filter. */
function countsWithout(criteria: SearchCriteria, facet: FacetName): SQL {
  const types = facet === 'type' ? namesOf(criteria.kinds) : facet === 'category' ? criteria.scope : criteria.types;
  const parts = types
    .filter((type) => !cannotMatch(criteria, type, facet))
    .map(
      (type) =>
        sql`(select type, ${columns[facet]} as value from ${entriesOf(type)} where ${conditionsOf(criteria, type, facet)} limit ${limit})`,
    );
  if (parts.length === 0) return sql`null::json`;
  return sql`(select json_agg(json_build_array(type, value, n))
    from (select type, value, count(*) as n from (${union(parts)}) as unfiltered group by type, value) as counted)`;
}

const isSet = (criteria: SearchCriteria, facet: FacetName): boolean =>
  facet === 'type'
    ? criteria.scope.length < namesOf(criteria.kinds).length || criteria.category !== undefined
    : facet === 'price'
      ? criteria.priceMin !== undefined || criteria.priceMax !== undefined
      : criteria[facet] !== undefined;

type ValueCountRow = [ListingKind, string | number | null, number];

/** Finds what meets the criteria: everything in one statement, so that it is true at one moment. */
export async function findMatches(db: Db, criteria: SearchCriteria): Promise<Matches> {
  const set = facetNames.filter((facet) => isSet(criteria, facet));
  const counts = set.map((facet) => sql`, ${countsWithout(criteria, facet)} as ${sql.raw(facet)}`);
  const parts = criteria.types
    .filter((type) => !cannotMatch(criteria, type))
    .map((type) => matchesOfType(criteria, type));
  const found =
    parts.length === 0 ? sql`null` : sql`(select string_agg(entry, chr(30)) from (${union(parts)}) as found)`;
  const [row] = await rowsWithGenericPlan<
    { found: string | null } & Partial<Record<FacetName, ValueCountRow[] | null>>
  >(db, sql`select ${found} as found${sql.join(counts)}`);
  return {
    entries: row?.found ? row.found.split(ends.entry).map(parseMatch) : [],
    disjunctiveCounts: Object.fromEntries(
      set.map((facet) => [facet, (row?.[facet] ?? []).map(([type, value, count]) => ({ type, value, count }))]),
    ),
  };
}

const numberIn = (text: string | undefined): number | null => (text ? Number(text) : null);

function parseMatch(text: string): Match {
  const [type, id = '', key, tie, category = '', location = '', date, price, rating, ...marker] = text.split(
    ends.field,
  );
  const match = {
    type: type as ListingKind,
    id,
    key: numberIn(key),
    tie: Number(tie),
    category,
    location,
    date: date || null,
    priceCents: numberIn(price),
    rating: numberIn(rating),
  };
  if (marker.length === 0) return match;
  const [titleEn = '', titleEs = '', latitude, longitude, far] = marker;
  return { ...match, titleEn, titleEs, latitude: Number(latitude), longitude: Number(longitude), far: Number(far) };
}
