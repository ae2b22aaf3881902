/** In which order things come: the same, whether an index brings them so or they are sorted. */
import { and, asc, desc, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { distanceFrom, isWrittenAt, middleOf } from './places.ts';
import type { SearchCriteria } from './criteria.ts';
import type { TextQuery } from './text-query.ts';
import { described } from './text-query.ts';
import { searchEntries as entries } from './table.ts';

const byStanding = [desc(entries.standing), asc(entries.listingId)];
const nullsLast = (column: SQL | typeof entries.rating | typeof entries.listedUntil | typeof entries.unitPrice) =>
  sql`${column} desc nulls last`;

/** The order an index of places brings, nearest first. */
export const nearest = ({ lat, lng }: { lat: number; lng: number }): SQL =>
  sql`search_spot(latitude, longitude) <-> search_spot(${lat}::float8, ${lng}::float8)`;

/** How many one of it takes: prices are compared for one of them (`unit_price`). */
const capacity = sql`(price_cents / nullif(unit_price, 0) / (case unit when 'week' then 7 else 1 end))`;

type Order = { readonly key: SQL; readonly indexed: readonly SQL[] };

/** What a type can't be sorted by leaves it in the order of the public lists. */
function orderOf({ kinds, sort, origin, people }: SearchCriteria, type: ListingKind): Order {
  const plain = { key: sql`0::float8`, indexed: byStanding };
  const { paysAnHour } = kinds[type];
  const { isPriced: hasPrice, ranges, isRated, leaves } = kinds[type].finding;
  const isPriced = hasPrice || ranges !== undefined;
  // What is let whole costs one person all of it: prices are compared for those who come.
  if (sort === 'price' && people !== undefined && kinds[type].booking !== undefined) {
    const each = sql`unit_price * ${capacity} / least(${people}::float8, ${capacity})`;
    return { key: sql`-(${each})`, indexed: [sql`${each}`, asc(entries.listingId)] };
  }
  if (sort === 'price' && isPriced)
    return { key: sql`-unit_price`, indexed: [asc(entries.unitPrice), asc(entries.listingId)] };
  if (sort === '-price' && isPriced)
    return {
      key: sql`unit_price`,
      indexed: [nullsLast(entries.unitPrice), asc(entries.listingId)],
    };
  if (sort === 'pay' && paysAnHour !== undefined) {
    const pay = paysAnHour(entries.listingId);
    return { key: pay, indexed: [nullsLast(pay), asc(entries.listingId)] };
  }
  if (sort === 'rating' && isRated)
    return { key: sql`rating`, indexed: [nullsLast(entries.rating), asc(entries.listingId)] };
  // Events are in the order of their dates already. A job that was renewed is as new as one just pinned up.
  if (sort === 'date' && leaves === 'whenItEnds')
    return {
      key: sql`extract(epoch from listed_until)::float8`,
      indexed: [nullsLast(entries.listedUntil), asc(entries.listingId)],
    };
  if (sort === 'distance' && origin !== undefined)
    return {
      key: sql`-${distanceFrom(origin)}`,
      indexed: [nearest(origin)],
    };
  return plain;
}

/** Whether a type comes in the order of the public lists. */
export const isInDefaultOrder = (criteria: SearchCriteria, type: ListingKind): boolean =>
  !isRanked(criteria) && orderOf(criteria, type).indexed === byStanding;

/** Whether what has the words in better places comes first (ranking). */
const isRanked = ({ sort, textQuery }: SearchCriteria): boolean => sort === 'relevance' && textQuery !== undefined;

/** Of an entry whose date is still to be announced: whatever the order, it comes last (decisions, After the first trial). */
export const isUndated = sql`standing = '-infinity'`;
const undated = Number.NEGATIVE_INFINITY;
const hasDates = ({ kinds }: SearchCriteria, type: ListingKind) => kinds[type].finding.onDate === 'announced';

/** What a title that is just what was typed counts: more than all else together. */
export const exactTitle = 1000;

/** A number by which the entries of one type are sorted, higher first; ties by standing where it is the order's own. */
export function sortKey(criteria: SearchCriteria, type: ListingKind): SQL {
  const key = keyOf(criteria, type);
  return hasDates(criteria, type) ? sql`(case when ${isUndated} then null else ${key} end)` : key;
}

const isByPrice = ({ sort }: SearchCriteria): boolean => sort === 'price' || sort === '-price';
const beyondPrices = 1e9;
const ofKinds = (kinds: TextQuery['kinds']): SQL =>
  sql.join(
    kinds.map(({ mark, isNamed }) => sql`${isNamed ? sql`names` : sql`document`} @@ ${mark}::tsquery`),
    sql` and `,
  );

/** More than any price, where a name says what was asked for. */
function isCalled({ literal, synonyms }: TextQuery): SQL {
  const said = [...literal.filter(({ isSoft }) => !isSoft).map(({ word }) => word), ...synonyms].join(' | ');
  return said === '' ? none : sql`(case when names @@ ${said}::tsquery then ${points(beyondPrices)} else ${none} end)`;
}

/** A number as doubles are added up: of plain constants PostgreSQL makes decimals, whose sum takes as long as the search. */
const points = (number: number): SQL => sql.raw(`${number}::float8`);
const none = points(0);

/** What serves an occasion in many ways counts about as much as what names it. */
const servingCounts = 8;

/** What serves it best, and what is of a kind where people look for it first. */
const bestCounts = 2;
const leanCounts = 1.5;

/** What is not wanted counts against what is called so, and half as much against what speaks of it. */
const unwantedCounts = 8;

/** What is for beginners, more than what is called by the very word. */
const levelCounts = 4;

/** Less than any word that it has and others have not. */
const seldomCounts = 0.9;

/** A place to sleep, where somebody goes out. */
const stayCounts = 2;

/** And what is near in several words. */
const nearCounts = 3;

function keyOf(criteria: SearchCriteria, type: ListingKind): SQL {
  const { textQuery } = criteria;
  if (criteria.sort !== 'relevance') {
    const { key } = orderOf(criteria, type);
    // Of the best paid waiters no cook comes first who works beside them.
    if (criteria.sort === 'pay' && textQuery !== undefined) return sql`(${key} + ${isCalled(textQuery)})`;
    const asked = isByPrice(criteria) ? (textQuery?.kinds ?? []) : [];
    // What only mentions a kind of thing has another price: "boot" is of a car as well.
    return asked.length === 0
      ? key
      : sql`(${key} + (case when ${ofKinds(asked)} then ${sql.raw(String(beyondPrices))} else 0 end))`;
  }
  if (textQuery === undefined) return sql`(0${sql.join([...fitOf(criteria, type)])})::float8`;
  const {
    literal,
    kinds,
    synonyms,
    ranking,
    related,
    others,
    nearby = [],
    nearRanking,
    occasion,
    best,
    leans,
    isOut = false,
    level,
    seldom,
    unwanted,
  } = textQuery;
  // A word counts most where it stands itself in a name; what is of the kind it names counts more than its mention. The
  // document is several times as long as the names: it is read where they can't tell.
  const marks = kinds.map(
    ({ mark, isNamed }) =>
      sql` + (case when names @@ ${mark}::tsquery or (not ${isNamed}::bool and document @@ ${mark}::tsquery) then ${points(2.5)} else ${none} end)`,
  );
  const sameMeaning = synonyms.map(
    (word) =>
      sql` + (case when names @@ ${word}::tsquery then ${points(1.5)} when document @@ ${described(word)}::tsquery then ${points(1)} else ${none} end)`,
  );
  const like = [
    ...(related === undefined
      ? []
      : [sql` + (case when names @@ ${related}::tsquery then ${points(1)} else ${none} end)`]),
    // What has the rest of the words is nearer than what is of the kind alone.
    ...(others === undefined
      ? []
      : [sql` + (case when document @@ ${others}::tsquery then ${points(1)} else ${none} end)`]),
    // What is near more of what was asked for; and in how many words, first of its name.
    ...nearby.map((some) => sql` + (case when document @@ ${some}::tsquery then ${points(0.7)} else ${none} end)`),
    ...(nearRanking === undefined
      ? []
      : [sql` + ${points(nearCounts)} * ts_rank('{0.1, 0.2, 0.4, 0.6}', document, ${nearRanking}::tsquery)`]),
  ];
  const serving =
    occasion === undefined
      ? sql``
      : sql` + (document @@ ${occasion}::tsquery)::int + ${points(servingCounts)} * ts_rank('{0.1, 0.2, 0.2, 0.2}', document, ${occasion}::tsquery)`;
  const first = [
    ...(best === undefined
      ? []
      : [sql` + (case when document @@ ${best}::tsquery then ${points(bestCounts)} else ${none} end)`]),
    ...(level === undefined
      ? []
      : [sql` + (case when document @@ ${level}::tsquery then ${points(levelCounts)} else ${none} end)`]),
    ...(leans === undefined
      ? []
      : [sql` + (case when names @@ ${leans}::tsquery then ${points(leanCounts)} else ${none} end)`]),
  ];
  const later =
    seldom === undefined
      ? sql``
      : sql` - (case when names @@ ${seldom}::tsquery then ${points(seldomCounts)} else ${none} end)`;
  const last =
    unwanted === undefined
      ? sql``
      : sql` - (case when names @@ ${unwanted}::tsquery then ${points(unwantedCounts)} when document @@ ${unwanted}::tsquery then ${points(unwantedCounts / 2)} else ${none} end)`;
  const stays = isOut
    ? sql` - (case when category in ('apartment', 'villa') then ${points(stayCounts)} else ${none} end)`
    : sql``;
  // How something should be is no name of it: "Tranquilo" is not tranquil for that, nor does "taking" take one anywhere.
  const words = literal.map(
    ({ word, isInAll, isSoft }) =>
      sql` + (case when names @@ ${word}::tsquery then ${points(isSoft ? 1.5 : 3)} when document @@ ${described(word)}::tsquery then ${points(isSoft ? 0.5 : 2)} when ${isInAll}::bool or document @@ ${word}::tsquery then ${points(isSoft ? 0.5 : 1.5)} else ${none} end)`,
  );
  return sql`(case when names @@ ${textQuery.exactTitle}::tsquery then ${points(exactTitle)} else ${none} end${sql.join([...words, ...marks, ...sameMeaning, ...like, ...first, ...fitOf(criteria, type)])}${later}${last}${stays}
    + ts_rank(names, ${ranking}::tsquery)${serving})`;
}

/** The least that takes so many is full; several of a smaller one are not the same. */
const roomFor = (people: number): SQL =>
  sql`(case when round(${capacity}) >= ${people} then ${people}::float8 / ${capacity} else 0.2 end)`;

/** So little, in cents. */
const littleCents = 2000;

/** Who asks for a night and names nothing goes out: hotels and shops are open as well. */
const isNightOut = ({ textQuery, part, open }: SearchCriteria): boolean =>
  textQuery === undefined &&
  (part === 'evening' ||
    part === 'late' ||
    (open !== undefined && open !== 'now' && (open >= '21:00' || open < '06:00')));
const goingOut = sql` + (case category when 'club' then 2 when 'bar' then 2 when 'restaurant' then 1 else 0 end)`;

/** Among what meets the filters: by the unit that was named, the least that takes so many, the nearest to a place. */
function fitOf(criteria: SearchCriteria, type: ListingKind): readonly SQL[] {
  const { kinds, unit, people, location, around, date, at, textQuery } = criteria;
  const spot = around ?? (location === undefined || textQuery === undefined ? undefined : middleOf(location));
  const isLet = kinds[type].booking !== undefined;
  const { leaves } = kinds[type].finding;
  return [
    ...(isLet && unit !== undefined ? [sql` + (coalesce(unit, '') = ${unit})::int * 4`] : []),
    ...(isLet && people !== undefined ? [sql` + coalesce(${roomFor(people)}, 0)`] : []),
    // What has begun comes after what one can still be in time for.
    ...(leaves === 'whenOver' && date !== undefined && textQuery !== undefined
      ? [sql` - coalesce((starts_at < ${at.toISOString()}::timestamptz)::int, 0)`]
      : []),
    ...(isNightOut(criteria) && kinds[type].finding.onDate === 'open' ? [goingOut] : []),
    // Who has little to spend looks at what asks least first.
    ...(criteria.priceMax !== undefined && criteria.priceMax <= littleCents && kinds[type].finding.ranges !== undefined
      ? [sql` + coalesce((4 - price_range) / 60.0, 0)`]
      : []),
    // What is written there before what lies around it.
    ...(location === undefined || middleOf(location) === undefined
      ? []
      : [sql` + coalesce((${isWrittenAt(location)})::int, 0)`]),
    ...(spot === undefined ? [] : [sql` + coalesce(1 / (1 + 4 * ${distanceFrom(spot)}), 0)`]),
  ];
}

/** The second number, of a standing: among equals the standing, unless their order says that ids decide. */
export function tieOf(criteria: SearchCriteria, type: ListingKind): (standing: number) => number {
  if (isRanked(criteria) || isInDefaultOrder(criteria, type)) return (standing) => standing;
  return hasDates(criteria, type) ? (standing) => (standing === undated ? standing : 0) : () => 0;
}

/** Of the dearest of what costs at most so much: the share of one person is no more than all of it, so an index begins there. */
const isWithinPrice = ({ kinds, sort, priceMax, per }: SearchCriteria, type: ListingKind): SQL | undefined =>
  sort === '-price' && priceMax !== undefined && per === undefined && kinds[type].finding.isPriced
    ? lte(entries.unitPrice, priceMax)
    : undefined;

/** Of too many matches those in the order of an index: in the lists' own one undated ones come last, others leave them out. */
export const isOfIndex = (criteria: SearchCriteria, type: ListingKind): SQL | undefined =>
  and(
    hasDates(criteria, type) && orderOf(criteria, type).indexed !== byStanding ? sql`not ${isUndated}` : undefined,
    isWithinPrice(criteria, type),
  );

/** The order an index can bring them in. Ranks have none: of too many matches the best standing come. */
export const indexedOrder = (criteria: SearchCriteria, type: ListingKind): readonly SQL[] =>
  orderOf(criteria, type).indexed;
