/** Searches the index: what meets the criteria, and for each filter that is set, what would if it were not. */
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { FacetName } from '../rules.ts';
import { facetNames, maxSearchPages, pageSize } from '../rules.ts';
import { freeOf, freeThen } from './index/calendars.ts';
import { conditionsOf, meeting } from './filters/conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import { cannotMatch, hasNoFilters, hasStayDates } from './criteria.ts';
import type { Entry } from './index/entries.ts';
import { columnOf, isColumnFacet, type Column, type ColumnFacet } from './filters/facet-columns.ts';
import type { Meets } from './filters/hours.ts';
import { isOpenAt, minuteAsked } from './filters/hours.ts';
import type { ReadonlyBitSet } from './inverted-index/bit-set.ts';
import { createBitSet } from './inverted-index/bit-set.ts';
import type { KindIndex } from './index/kind-index.ts';
import { isInDefaultOrder, nearness, sortKeys, tieOf } from './ranking/order.ts';
import type { Circle } from './filters/places.ts';
import { lowestCents, pricedThen } from './filters/prices.ts';
import type { SearchIndex } from './index/search-index.ts';

/** Of each type at most so many are counted and shown: beyond, nobody reads on. */
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
  /** Its number in the index of its kind. */
  readonly ordinal: number;
};

/** The filters whose choices are counted of the listings themselves: no column says under which choice one falls. */
const rowFacets = ['location', 'open', 'people', 'shifts'] as const;
type RowFacet = (typeof rowFacets)[number];
const isRowFacet = (facet: FacetName): facet is RowFacet => rowFacets.some((one) => one === facet);

/** How many of a type have a value of one column, when the filter of that column is not set. */
export type ValueCount = { readonly type: ListingKind; readonly value: Column; readonly count: number };

export type Matches = {
  /** Of each type as many as there are, or one more than `maxCounted`. */
  readonly entries: readonly Match[];
  /** Of each type all that meet the criteria, but for who is free then: of too many the pages are found in them. */
  readonly all: ReadonlyMap<ListingKind, ReadonlyBitSet>;
  /**
   * Of each filter that is set: its choices stay open beside the one that was made. Of the type only the types that were
   * not asked for.
   */
  readonly disjunctiveCounts: Readonly<Partial<Record<FacetName, readonly ValueCount[]>>>;
  /** The same of those whose choices are counted of the listings, without a place in the order. */
  readonly without: Readonly<Partial<Record<RowFacet, readonly Match[]>>>;
};

const maxFound = maxCounted + 1;

/** Whether nothing but a circle narrows it: then the nearest of too many are the page. */
const hasOnlyCircle = (criteria: SearchCriteria): boolean =>
  criteria.circle !== undefined && hasNoFilters({ ...criteria, circle: undefined });

/** Whether the first of too many matches of a type, as they are found (`firstOf`), are those that its pages show. */
export const isFoundInOrder = (criteria: SearchCriteria, type: ListingKind): boolean =>
  hasOnlyCircle(criteria) ? criteria.sort === 'distance' : isInDefaultOrder(criteria, type);

/** The first of a set in the order of the public lists, or where nothing but a circle was asked for the nearest. */
export function firstOf(
  criteria: SearchCriteria,
  index: KindIndex,
  set: ReadonlyBitSet,
  most: number,
): readonly number[] {
  const { circle } = criteria;
  return circle !== undefined && hasOnlyCircle(criteria)
    ? nearestOf(index, set, circle, most)
    : index.inStanding(set, most);
}

function nearestOf({ entries }: KindIndex, set: ReadonlyBitSet, circle: Circle, most: number): readonly number[] {
  const near = nearness(circle);
  const ordinals = set.toArray();
  const far = Float64Array.from(ordinals, (ordinal) => near(entries[ordinal] as Entry));
  // Numbers alone are sorted many times as fast: they tell how far the last of them is.
  const furthest = far.length > most ? (far.toSorted()[most - 1] as number) : Infinity;
  const some = [...ordinals.keys()].filter((place) => (far[place] as number) <= furthest);
  return some
    .toSorted((a, b) => (far[a] as number) - (far[b] as number))
    .slice(0, most)
    .map((place) => ordinals[place] as number);
}

/** Whether a facet has choices for what a type has: other types need not be counted for it. */
function hasChoices({ finding }: ServerKind, facet: FacetName): boolean {
  if (facet === 'date') return finding.onDate === 'announced';
  if (facet === 'price') return finding.isPriced || finding.ranges !== undefined;
  return facet === 'rating' ? finding.isRated : true;
}

const isSet = (criteria: SearchCriteria, facet: FacetName): boolean =>
  facet === 'type'
    ? criteria.scope.length < namesOf(criteria.kinds).length || criteria.category !== undefined
    : facet === 'price'
      ? criteria.priceMin !== undefined || criteria.priceMax !== undefined
      : // Choices of people are not counted beside a date.
        criteria[facet] !== undefined && !(facet === 'people' && hasStayDates(criteria));

/** The types that are counted without one filter. */
function typesWithout(criteria: SearchCriteria, facet: FacetName): readonly ListingKind[] {
  const types =
    facet === 'type'
      ? namesOf(criteria.kinds).filter((type) => !criteria.types.includes(type))
      : facet === 'category'
        ? criteria.scope
        : criteria.types;
  return types.filter((type) => hasChoices(criteria.kinds[type], facet) && !cannotMatch(criteria, type, facet));
}

/** One list of what was found: of a type all, or what is there besides without one filter. */
type List = {
  readonly type: ListingKind;
  readonly facet?: FacetName | undefined;
  readonly ordinals: readonly number[];
};
/** What is to be listed, at most so many of it. */
type Wanted = Omit<List, 'ordinals'> & { readonly found: ReadonlyBitSet; readonly most: number };

/** Finds what meets the criteria, all of it as the index was when it was asked. */
export function findMatches(criteria: SearchCriteria, index: SearchIndex): Matches {
  const set = facetNames.filter((facet) => facet !== 'amenities' && isSet(criteria, facet));
  const all = new Map<ListingKind, ReadonlyBitSet>();
  const besides: Omit<Wanted, 'most'>[] = [];
  for (const type of namesOf(criteria.kinds)) {
    const facets = set.filter((facet) => typesWithout(criteria, facet).includes(type));
    const isAsked = criteria.types.includes(type) && !cannotMatch(criteria, type);
    if (!isAsked && facets.length === 0) continue;
    const some = meeting(index[type], conditionsOf(criteria, type, index[type]), facets);
    if (isAsked) all.set(type, some.all);
    for (const facet of facets) {
      const others = some.others.get(facet) ?? createBitSet();
      besides.push({ type, facet, found: isAsked ? others : others.or(some.all) });
    }
  }
  const inAll = [...all].map(([type, found]) => listOf(criteria, index, { type, found, most: maxFound }));
  // Where there are enough nothing besides is counted.
  const counted = new Map(inAll.map(({ type, ordinals }) => [type, ordinals.length]));
  const found = besides.map((one) =>
    listOf(criteria, index, { ...one, most: maxFound - (counted.get(one.type) ?? 0) }),
  );
  const ofFacet = (facet: FacetName): readonly List[] =>
    typesWithout(criteria, facet).map((type) => {
      const lists = [...inAll, ...found.filter((list) => list.facet === facet)];
      return { type, facet, ordinals: lists.flatMap((list) => (list.type === type ? list.ordinals : [])) };
    });
  const counts = set
    .filter(isColumnFacet)
    .map((facet) => [facet, ofFacet(facet).flatMap((list) => countsIn(criteria, index, facet, list))] as const);
  const without = set
    .filter(isRowFacet)
    .map((facet) => [facet, ofFacet(facet).flatMap((list) => matchesIn(criteria, index, list))] as const);
  return {
    entries: inAll.flatMap((list) => matchesIn(criteria, index, list)),
    all,
    disjunctiveCounts: Object.fromEntries(counts),
    without: Object.fromEntries(without),
  };
}

/** The first of a set; by dates those that are free then. */
function listOf(criteria: SearchCriteria, index: SearchIndex, { type, facet, found, most }: Wanted): List {
  if (most <= 0) return { type, facet, ordinals: [] };
  const isOfFree = freeThen(criteria, type, index[type]) !== undefined;
  const first = firstOf(criteria, index[type], found, isOfFree ? Infinity : most);
  return { type, facet, ordinals: freeOf(criteria, type, index[type], first, most) };
}

/** How many of a list have each value of a column. */
function countsIn(
  criteria: SearchCriteria,
  index: SearchIndex,
  facet: ColumnFacet,
  { type, ordinals }: List,
): ValueCount[] {
  const pricedOf = pricedThen(criteria, type, index[type]);
  const counts = new Map<Column, number>();
  for (const ordinal of ordinals) {
    const cents = () => lowestCents(criteria.kinds[type], pricedOf(ordinal), criteria.per);
    const value = columnOf[facet](index[type].entries[ordinal] as Entry, cents);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ type, value, count }));
}

/** A list as matches; what is only counted stands in no order. */
function matchesIn(criteria: SearchCriteria, index: SearchIndex, { type, facet, ordinals }: List): Match[] {
  const kind = criteria.kinds[type];
  const tie = tieOf(criteria, type);
  const keys = facet === undefined ? sortKeys(criteria, type, index[type], ordinals) : [];
  const isOpen: Meets =
    kind.finding.onDate === 'open' ? isOpenAt(minuteAsked('now', undefined, criteria.at)) : () => false;
  const pricedOf = pricedThen(criteria, type, index[type]);
  const far = criteria.circle === undefined ? () => 0 : nearness(criteria.circle);
  return ordinals.map((ordinal, place) => {
    const entry = index[type].entries[ordinal] as Entry;
    return {
      type,
      id: entry.id,
      category: entry.category,
      key: keys[place] ?? null,
      tie: tie(entry.standing),
      priceCents: lowestCents(kind, pricedOf(ordinal), criteria.per),
      isOpen: isOpen(entry),
      far: far(entry),
      entry,
      ordinal,
    };
  });
}
