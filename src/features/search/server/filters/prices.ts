/** What a listing costs at least and at most, in cents: a price, or the range that a place says. Pure. */
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import type { PricePeriod } from '../../rules.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { centsThen } from '../index/calendars.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Entry } from '../index/entries.ts';
import type { KindIndex } from '../index/kind-index.ts';

type Found = Pick<ServerKind, 'finding' | 'booking'>;
type Priced = Pick<Entry, 'category' | 'priceCents' | 'priceRange' | 'unit'>;

/** By ordinal what an entry's price says: on dates that were asked what it costs then. */
export function pricedThen(criteria: SearchCriteria, type: ListingKind, index: KindIndex): (ordinal: number) => Priced {
  const cents = centsThen(criteria, type, index);
  if (cents === undefined) return (ordinal) => index.entries[ordinal] as Entry;
  return (ordinal) => {
    const { category, priceRange, unit } = index.entries[ordinal] as Entry;
    return { category, priceRange, unit, priceCents: cents(ordinal) };
  };
}

/** Beyond the dearest step there is no bound. */
const noBound = Number.POSITIVE_INFINITY;

const cents = (euro: number) => Math.round(euro * 100);

const hoursOf = { hour: 1, day: 24, night: 24, week: 168, month: 720 } as const satisfies Record<PricePeriod, number>;

/** What is let, in the time that was named: nights, days and weeks say the same; an hour is no part of them. */
function inPeriod({ booking }: Found, { priceCents, unit }: Priced, per: PricePeriod | undefined): number | null {
  if (per === undefined || priceCents === null) return priceCents;
  if (booking === undefined) return null;
  if (per === 'hour') return unit === 'hour' ? priceCents : null;
  return unit === 'day' || unit === 'night' || unit === 'week'
    ? Math.trunc((priceCents * hoursOf[per]) / hoursOf[unit])
    : null;
}

/** The step of its range; undefined where it says none. */
function stepOf({ finding: { ranges } }: Found, { category, priceRange }: Priced) {
  const steps = ranges && (ranges.of[category] ?? ranges.usual);
  const from = steps?.[(priceRange ?? 0) - 1];
  return from === undefined ? undefined : { from, next: steps?.[priceRange ?? 0] };
}

/** The least a listing of a kind costs, in a time where one is named; null where nobody knows. */
export function lowestCents(kind: Found, entry: Priced, per?: PricePeriod): number | null {
  if (kind.finding.ranges === undefined) return inPeriod(kind, entry, per);
  const step = stepOf(kind, entry);
  return step === undefined ? null : cents(step.from);
}

/** The most it costs: of a range where the next begins. */
export function highestCents(kind: Found, entry: Priced, per?: PricePeriod): number | null {
  if (kind.finding.ranges === undefined) return inPeriod(kind, entry, per);
  const step = stepOf(kind, entry);
  return step === undefined ? null : step.next === undefined ? noBound : cents(step.next);
}

/** How many days a unit has that prices are compared by. */
const daysIn = (unit: string | null): number => (unit === 'week' ? 7 : 1);

/** How many one of it takes: prices are compared for one of them (`unitPrice`). */
export function capacityOf({ priceCents, unitPrice, unit }: Entry): number | null {
  if (priceCents === null || unitPrice === null || unitPrice === 0) return null;
  return priceCents / unitPrice / daysIn(unit);
}

/**
 * By ordinal what prices are compared by, on dates that were asked by what it costs then: for one person and one night, hour
 * or day. What is let whole costs one person all of it: the cheapest is looked for among those who come.
 */
export function comparedThen(
  criteria: SearchCriteria,
  type: ListingKind,
  index: KindIndex,
): (ordinal: number) => number | null {
  const { kinds, sort, people } = criteria;
  const cents = centsThen(criteria, type, index);
  const coming = sort === 'price' && kinds[type].booking !== undefined ? people : undefined;
  return (ordinal) => {
    const entry = index.entries[ordinal] as Entry;
    const capacity = capacityOf(entry);
    const each = cents === undefined ? entry.unitPrice : eachThen(entry, capacity, cents(ordinal));
    if (coming === undefined || each === null) return each;
    return capacity === null ? null : (each * capacity) / Math.min(coming, capacity);
  };
}

/** The same as `unitPrice`, of another price. */
const eachThen = ({ unit }: Entry, capacity: number | null, cents: number | null): number | null =>
  cents === null || capacity === null ? null : cents / daysIn(unit) / capacity;
