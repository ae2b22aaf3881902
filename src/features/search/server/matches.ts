/** Reads the index: what meets the criteria, and for each filter that is set, counts as if it were not. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { FacetName } from '../rules.ts';
import { facetNames, maxSearchPages, pageSize } from '../rules.ts';
import { conditionsInOrder, conditionsOf, hasStayDates } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import { cannotMatch, hasNoFilters } from './criteria.ts';
import type { Entry, EntryKey } from './entries.ts';
import { ends, entriesBy, nights, numberIn, orEmpty } from './entries.ts';
import { isOpenAt, minuteAsked } from './hours.ts';
import { isInDefaultOrder, nearest, sortKey, tieOf } from './order.ts';
import { lowestCents, lowestCentsOf } from './prices.ts';
import { nth, rowsWithGenericPlan } from './rows.ts';
import { entriesOf } from './table.ts';

/** Of each type at most so many are counted: beyond, nobody reads on, and the bar for 100,000 listings is 50 ms. */
export const maxCounted = maxSearchPages * pageSize;

/** A listing that meets the criteria; higher keys come first, then higher ties. */
export type Match = {
  readonly type: ListingKind;
  readonly id: string;
  readonly category: string;
  readonly key: number | null;
  readonly tie: number;
  /** What it costs at least, in the time that was named. */
  readonly priceCents: number | null;
  /** Of places whether they are open now. */
  readonly isOpen: boolean;
  /** Where there is a circle how far it is from the middle. */
  readonly far: number;
  readonly entry: Entry;
};

/** The filters whose choices are counted of the listings themselves: no column says under which choice one falls. */
const rowFacets = ['location', 'open', 'people'] as const;
type RowFacet = (typeof rowFacets)[number];
const isRowFacet = (facet: FacetName): facet is RowFacet => rowFacets.some((one) => one === facet);

/** How many of a type have a value of one column, when the filter of that column is not set. */
export type ValueCount = { readonly type: ListingKind; readonly value: string | number | null; readonly count: number };

export type Matches = {
  /** Of each type as many as there are, or one more than `maxCounted`. */
  readonly entries: readonly Match[];
  /**
   * Of each filter that is set: its choices stay open beside the one that was made. Of the type only the types that were
   * not asked for.
   */
  readonly disjunctiveCounts: Readonly<Partial<Record<FacetName, readonly ValueCount[]>>>;
  /** The same of those whose choices are counted of the listings, without a place in the order. */
  readonly without: Readonly<Partial<Record<RowFacet, readonly Match[]>>>;
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

const nothing = sql`''`;

/** Whether it is open now, which only places are. */
const openNow = ({ kinds, at }: SearchCriteria, type: ListingKind): SQL =>
  kinds[type].finding.onDate === 'open' ? orEmpty(sql`(${isOpenAt(minuteAsked('now', undefined, at))})::int`) : nothing;

/**
 * What an entry does not know by itself: its place in the order, whether it is open, what it costs in that time, how far it
 * is. What is only counted, for a filter that is left out, stands in no order: to rank it took as long as to find it.
 */
function askedOf(criteria: SearchCriteria, type: ListingKind, far: SQL | undefined, skip?: FacetName): readonly SQL[] {
  if (skip !== undefined) return [nothing, skip === 'open' ? openNow(criteria, type) : nothing];
  return [
    orEmpty(sortKey(criteria, type)),
    openNow(criteria, type),
    criteria.per === undefined ? nothing : orEmpty(lowestCents(criteria.kinds[type], criteria.per)),
    ...(far === undefined ? [] : [far]),
  ];
}

/** At most `maxCounted` and one of a type: where an index has them in order the first, in a circle the nearest, else any. */
function matchesOfType(criteria: SearchCriteria, type: ListingKind, skip?: FacetName): SQL {
  const far = criteria.circle && nearest(criteria.circle);
  const order =
    skip !== undefined
      ? undefined
      : hasNoFilters(criteria)
        ? sql`standing desc, listing_id`
        : far !== undefined && hasOnlyCircle(criteria)
          ? far
          : undefined;
  const conditions = order === undefined ? conditionsOf(criteria, type, skip) : conditionsInOrder(criteria, type);
  // Hundreds of entries are read for one page: as one plain text each they cost half of what JSON does.
  const entry = sql`concat_ws(chr(31), ${sql.raw(`'${type}'`)}, listing_id, xmin, ${sql.join([...askedOf(criteria, type, far, skip)], sql`, `)}) as entry`;
  return order === undefined
    ? sql`(select entry from ${fewOf(criteria, type, conditions, entry)})`
    : sql`(select ${entry} from ${entriesOf(type)} where ${conditions} order by ${order} limit ${limit})`;
}

/** Any `maxCounted` and one of a type: what is in each of them. */
const fewOf = (criteria: SearchCriteria, type: ListingKind, conditions: SQL, columns: SQL): SQL =>
  criteria.textQuery === undefined
    ? sql`(select ${columns} from ${entriesOf(type)} where ${conditions} limit ${limit}) as few`
    : sql`(select ${columns}, ${nth} from ${entriesOf(type)} where ${conditions}) as few where nth <= ${limit}`;

type CountedFacet = Exclude<FacetName, RowFacet | 'amenities'>;
const isCounted = (facet: FacetName): facet is CountedFacet => !isRowFacet(facet) && facet !== 'amenities';

const columnOf = (facet: CountedFacet, kind: ServerKind, { per }: SearchCriteria): SQL =>
  facet === 'price' ? lowestCents(kind, per) : sql.raw(facet === 'type' ? 'null' : facet === 'date' ? nights : facet);

/** Whether a facet has choices for what a type has: other types need not be counted for it. */
function hasChoices({ finding }: ServerKind, facet: CountedFacet): boolean {
  if (facet === 'date') return finding.onDate === 'announced';
  if (facet === 'price') return finding.isPriced || finding.ranges !== undefined;
  return facet === 'rating' ? finding.isRated : true;
}

/** Counts without one filter, for the choices of that filter. Of the types asked for all is counted that they have. */
function countsWithout(criteria: SearchCriteria, facet: CountedFacet): SQL {
  const all = namesOf(criteria.kinds);
  const types =
    facet === 'type'
      ? all.filter((type) => !criteria.types.includes(type))
      : (facet === 'category' ? criteria.scope : criteria.types).filter((type) =>
          hasChoices(criteria.kinds[type], facet),
        );
  const parts = types
    .filter((type) => !cannotMatch(criteria, type, facet))
    .map(
      (type) =>
        sql`(select type, value from ${fewOf(criteria, type, conditionsOf(criteria, type, facet), sql`type, ${columnOf(facet, criteria.kinds[type], criteria)} as value`)})`,
    );
  if (parts.length === 0) return sql`null::json`;
  return sql`(select json_agg(json_build_array(type, value, n))
    from (select type, value, count(*) as n from (${union(parts)}) as unfiltered group by type, value) as counted)`;
}

/** The listings that would be there without one filter. */
function matchesWithout(criteria: SearchCriteria, facet: RowFacet): SQL {
  const parts = criteria.types
    .filter((type) => !cannotMatch(criteria, type, facet))
    .map((type) => matchesOfType(criteria, type, facet));
  return parts.length === 0 ? sql`null` : sql`(select string_agg(entry, chr(30)) from (${union(parts)}) as others)`;
}

const isSet = (criteria: SearchCriteria, facet: FacetName): boolean =>
  facet === 'type'
    ? criteria.scope.length < namesOf(criteria.kinds).length || criteria.category !== undefined
    : facet === 'price'
      ? criteria.priceMin !== undefined || criteria.priceMax !== undefined
      : // Who is free on a date is asked of every calendar: of people that are not counted then it is not asked twice.
        criteria[facet] !== undefined && !(facet === 'people' && hasStayDates(criteria));

type ValueCountRow = [ListingKind, string | number | null, number];

/** Finds what meets the criteria: everything in one statement, so that it is true at one moment. */
export async function findMatches(db: Db, criteria: SearchCriteria): Promise<Matches> {
  const set = facetNames.filter((facet) => isSet(criteria, facet));
  const counted = set.filter(isCounted);
  const others = set.filter(isRowFacet);
  const counts = [
    ...counted.map((facet) => sql`, ${countsWithout(criteria, facet)} as ${sql.raw(facet)}`),
    ...others.map((facet) => sql`, ${matchesWithout(criteria, facet)} as ${sql.raw(`without_${facet}`)}`),
  ];
  const parts = criteria.types
    .filter((type) => !cannotMatch(criteria, type))
    .map((type) => matchesOfType(criteria, type));
  const found =
    parts.length === 0 ? sql`null` : sql`(select string_agg(entry, chr(30)) from (${union(parts)}) as found)`;
  const [row] = await rowsWithGenericPlan<
    { found: string | null } & Partial<Record<CountedFacet, ValueCountRow[] | null>> &
      Partial<Record<`without_${RowFacet}`, string | null>>
  >(db, sql`select ${found} as found${sql.join(counts)}`);
  const texts = [row?.found, ...others.map((facet) => row?.[`without_${facet}`])];
  const [entries = [], ...without] = await matchesIn(db, criteria, texts);
  return {
    entries,
    without: Object.fromEntries(others.map((facet, place) => [facet, without[place] ?? []])),
    disjunctiveCounts: Object.fromEntries(
      counted.map((facet) => [facet, (row?.[facet] ?? []).map(([type, value, count]) => ({ type, value, count }))]),
    ),
  };
}

type Line = EntryKey & { readonly said: readonly string[] };

const linesIn = (text: string | null | undefined): readonly Line[] =>
  text
    ? text.split(ends.entry).map((line) => {
        const [type, id = '', version = '', ...said] = line.split(ends.field);
        return { type: type as ListingKind, id, version, said };
      })
    : [];

/** The matches of each text, with what is known of their entries. */
async function matchesIn(
  db: Db,
  criteria: SearchCriteria,
  texts: readonly (string | null | undefined)[],
): Promise<readonly Match[][]> {
  const lists = texts.map(linesIn);
  const entries = (await entriesBy(db, lists.flat())).values();
  const tiesOf = new Map(criteria.types.map((type) => [type, tieOf(criteria, type)]));
  return lists.map((lines) =>
    lines.flatMap(({ type, id, said }) => {
      const entry = entries.next().value;
      if (entry === undefined) return [];
      const [key, open, price, far] = said;
      const { category, standing } = entry;
      return {
        type,
        id,
        category,
        key: numberIn(key),
        tie: tiesOf.get(type)?.(standing) ?? 0,
        priceCents: criteria.per === undefined ? lowestCentsOf(criteria.kinds[type], entry) : numberIn(price),
        isOpen: open === '1',
        far: Number(far ?? 0),
        entry,
      };
    }),
  );
}
