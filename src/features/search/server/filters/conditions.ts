/** The filters of a search as conditions on the entries of one kind. */
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import { addDays } from '#kit/shared/dates.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { hasCategory } from '../../rules.ts';
import type { FacetName } from '../../rules.ts';
import { markOf } from '../../query-terms.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Entry } from '../index/entries.ts';
import type { Meets } from './hours.ts';
import { beginsIn, isOpenAt, isOpenOnceAt, minuteAsked, opensIn, opensOn } from './hours.ts';
import type { BitSet, ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import { createBitSet } from '../inverted-index/bit-set.ts';
import type { KindIndex, Test } from '../index/kind-index.ts';
import { isInCircle, isInPlace } from './places.ts';
import { highestCents, lowestCents, pricedThen } from './prices.ts';
import { isWorkedIn } from './shifts.ts';
import { described } from '../query/text-query.ts';
import { visibleIn } from '../index/visible.ts';
import { withWords } from '../index/words-in.ts';

/** One filter, and whose choice it is: a set of those that meet it, or a look at each. */
export type Condition = { readonly facet?: FacetName } & ({ readonly among: ReadonlyBitSet } | { readonly test: Test });

/** Let for so long: a week is seven days or nights too. What is sold by the person lasts as long as it does, to a quarter of an hour. */
const isLetFor =
  (hours: number): Meets =>
  ({ leastHours, mostHours, unit, spanHours }) =>
    (leastHours !== null && mostHours !== null && leastHours <= hours && hours <= mostHours) ||
    (unit === 'person' && spanHours !== null && Math.abs(spanHours - hours) <= 0.25);

type Dates = Pick<SearchCriteria, 'date' | 'until' | 'also'>;

/** All dates of which any will do. */
function datesOf({ date, until = date, also = [] }: Dates): string[] {
  if (date === undefined || until === undefined) return [];
  const dates = [date];
  for (let next = addDays(date, 1); next <= until; next = addDays(next, 1)) dates.push(next);
  return [...dates, ...also];
}

/** What costs that much, in the time that was named; what work pays. Undefined where no price was named. */
function inPrice(criteria: SearchCriteria, kind: ServerKind, index: KindIndex): Test | undefined {
  const { priceMin, priceMax, per } = criteria;
  if (priceMin === undefined && (priceMax === undefined || kind.pay)) return undefined;
  if (kind.pay) {
    const { hoursIn, usualWeek } = kind.pay;
    return (ordinal) => {
      const { paysAtMost, weeklyHours } = index.entries[ordinal] as Entry;
      return paysAtMost !== null && paysAtMost * hoursIn(per ?? 'month', weeklyHours ?? usualWeek) >= (priceMin ?? 0);
    };
  }
  const pricedOf = pricedThen(criteria, kind.name, index);
  return (ordinal) => {
    const priced = pricedOf(ordinal);
    const [least, most] = [lowestCents(kind, priced, per), highestCents(kind, priced, per)];
    return least !== null && most !== null && (priceMin ?? -Infinity) <= most && least <= (priceMax ?? Infinity);
  };
}

const anyOf = (marks: readonly string[]): string => marks.map((mark) => `'${mark}'`).join(' | ');

/** Every filter on the entries of one kind but whether it is free then; what narrows most comes first. */
export function conditionsOf(criteria: SearchCriteria, type: ListingKind, index: KindIndex): readonly Condition[] {
  const kind = criteria.kinds[type];
  const {
    textQuery,
    category,
    location,
    part,
    open,
    openOnceAt,
    atPlaces,
    hours,
    amenities = [],
    people,
    shifts,
    rating,
    circle,
  } = criteria;
  const { onDate } = kind.finding;
  const dates = datesOf(criteria);
  const { inNames, inDocument } = withWords(index);
  const having =
    (meets: Meets): Test =>
    (ordinal) =>
      meets(index.entries[ordinal] as Entry);
  const conditions: Condition[] = [];
  if (textQuery !== undefined) {
    conditions.push({ among: inDocument(textQuery.filter) });
    // Not what is said to have what nobody wants, unless its title was typed.
    if (textQuery.unwanted !== undefined && textQuery.leavesOut === true) {
      const kept = inNames(textQuery.exactTitle);
      const unwanted = inDocument(described(textQuery.unwanted));
      conditions.push({ among: index.alive.clone().andNot(unwanted).or(kept) });
    }
  }
  conditions.push({ among: visibleIn(kind, index, criteria.at) });
  if (category !== undefined && hasCategory(kind, category))
    conditions.push({ facet: 'category', test: having((entry) => entry.category === category) });
  if (kind.booking !== undefined) {
    const { spellingsOf } = kind.booking;
    for (const amenity of amenities)
      conditions.push({ among: inDocument(anyOf(spellingsOf(amenity).map((one) => markOf.amenity(one)))) });
    if (hours !== undefined) conditions.push({ test: having(isLetFor(hours)) });
    if (people !== undefined)
      conditions.push({
        facet: 'people',
        test: having(({ mostPeople }) => mostPeople !== null && mostPeople >= people),
      });
  }
  if (shifts !== undefined && kind.shiftParts !== undefined)
    conditions.push({ facet: 'shifts', test: having(({ shiftParts }) => isWorkedIn(shiftParts, shifts)) });
  if (dates.length > 0 && onDate === 'announced')
    conditions.push({ facet: 'date', among: inDocument(anyOf(dates.map((date) => markOf.date(date)))) });
  if (dates.length > 0 && onDate === 'open') conditions.push({ facet: 'date', test: having(opensOn(dates)) });
  if (part !== undefined && onDate === 'announced') conditions.push({ test: having(beginsIn(part)) });
  if (part !== undefined && onDate === 'open') conditions.push({ test: having(opensIn(part, dates)) });
  if (open !== undefined)
    conditions.push({ facet: 'open', test: having(isOpenAt(minuteAsked(open, criteria.date, criteria.at))) });
  if (openOnceAt !== undefined) conditions.push({ test: having(isOpenOnceAt(openOnceAt)) });
  const isWithin = inPrice(criteria, kind, index);
  if (isWithin !== undefined) conditions.push({ facet: 'price', test: isWithin });
  if (rating !== undefined)
    conditions.push({ facet: 'rating', test: having((entry) => entry.rating !== null && entry.rating >= rating) });
  if (atPlaces !== undefined)
    conditions.push({ test: having(({ placeId }) => placeId !== null && atPlaces.has(placeId)) });
  if (circle !== undefined) conditions.push({ test: having(isInCircle(circle)) });
  if (location !== undefined) conditions.push({ facet: 'location', test: isInPlace(location, index) });
  return conditions;
}

/** What meets all of some conditions; and for each filter that is named, what meets all the others and not that one. */
export function meeting<F extends FacetName>(
  index: KindIndex,
  conditions: readonly Condition[],
  without: readonly F[] = [],
): { readonly all: BitSet; readonly others: ReadonlyMap<F, BitSet> } {
  const fixed = conditions.filter(({ facet }) => !without.some((one) => one === facet));
  const choices = without.map((facet) => ({
    facet,
    tests: conditions.filter((condition) => condition.facet === facet).map(testOf),
  }));
  const [all, others] = [createBitSet(), new Map(without.map((facet) => [facet, createBitSet()]))];
  const { base, isMet } = narrowed(index, fixed);
  base.forEach((ordinal) => {
    if (!isMet(ordinal)) return;
    let missed: F | undefined;
    for (const { facet, tests } of choices) {
      if (tests.every((test) => test(ordinal))) continue;
      if (missed !== undefined) return;
      missed = facet;
    }
    (missed === undefined ? all : others.get(missed))?.add(ordinal);
  });
  return { all, others };
}

/** Whether anything meets all of some conditions. */
export function isAnyMeeting(index: KindIndex, conditions: readonly Condition[]): boolean {
  const { base, isMet } = narrowed(index, conditions);
  return base.some(isMet);
}

const testOf = (condition: Condition): Test =>
  'among' in condition ? (ordinal) => condition.among.has(ordinal) : condition.test;

/** What is in all sets, and the test of each of it that is left. */
function narrowed(index: KindIndex, conditions: readonly Condition[]): { readonly base: BitSet; readonly isMet: Test } {
  const base = index.alive.clone();
  for (const condition of conditions) if ('among' in condition) base.and(condition.among);
  const tests = conditions.filter((condition) => 'test' in condition).map(testOf);
  return { base, isMet: (ordinal) => tests.every((test) => test(ordinal)) };
}
