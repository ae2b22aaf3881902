/** What a search asks of a rental: dates and people; what of them makes a stay that its owner lets people book. Pure. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { datesBetween, type FreeDay } from './availability.ts';
import { longest, type Known } from './calendar.ts';
import { firstOf, lastOf, monthOf } from './months.ts';
import type { PriceUnit } from './rules.ts';
import type { Draft } from './stay-address.ts';
import { leastOn } from './seasons.ts';
import { isByPerson, isOvernight, slotsOf, type Terms } from './stay.ts';

/** The first date and the last (of nights the one of departure; without one the shortest stay), and how many people. */
export type AskedStay = {
  readonly from: string;
  readonly until?: string | undefined;
  readonly people?: number | undefined;
  /** Any stay of so many days, or nights, or any weekend, between the two; without a last date one from the first on. */
  readonly length?: number | 'weekend' | undefined;
};

/**
 * How many of the things alike, or places, so many people need. A home is let to one party, so it has to take all of
 * them; of machines there may be several. Undefined where there is no room, or nobody said how much there is.
 */
export function quantityFor(
  { priceUnit, capacity, quantity }: Pick<Terms, 'priceUnit' | 'capacity' | 'quantity'>,
  people: number | undefined,
): number | undefined {
  if (people === undefined) return 1;
  if (capacity === null) return undefined;
  if (priceUnit === 'person') return people <= capacity ? people : undefined;
  const isShared = priceUnit === 'hour' || priceUnit === 'day';
  const needed = Math.ceil(people / capacity);
  return needed <= (isShared ? quantity : 1) ? needed : undefined;
}

/** Of thousands of rentals it is asked: no date between them is spelled. */
const daysApart = (from: string, until: string): number => Math.round((Date.parse(until) - Date.parse(from)) / dayMs);

/** How many nights lie between the dates; undefined where nobody said when one leaves. */
export const nightsOf = ({ from, until }: AskedStay): number | undefined =>
  until === undefined ? undefined : daysApart(from, until);

/**
 * Nights, weeks or days of a stay from a day on; undefined where they are not whole weeks. Where nobody said how many nights,
 * the fewest. Hours and persons take one of the days.
 */
export function unitsFrom(
  terms: Pick<Terms, 'priceUnit' | 'minUnits' | 'seasons'>,
  from: string,
  nights: number | undefined,
): number | undefined {
  if (nights === undefined) return leastOn(terms, from);
  const { priceUnit } = terms;
  if (priceUnit === 'day') return nights + 1;
  if (priceUnit !== 'week') return nights;
  return nights % 7 === 0 ? nights / 7 : undefined;
}

/** Days from the first on which a stay of some length may begin, and how long it is there. */
type Runs = { readonly units: number; readonly days: number; readonly starts: readonly number[] };

/** A weekend begins on a Friday for who sleeps there, on a Saturday for who comes by day. */
const weekendDays = 2;
const weekendStart: Readonly<Partial<Record<PriceUnit, number>>> = { night: 4, day: 5 };

/** Of whole months one leaves on the first of the next: the last night is one of theirs. */
const lastDeparture = (from: string, until: string): string =>
  from === firstOf(monthOf(from)) && until === lastOf(monthOf(until)) ? addDays(until, 1) : until;

/**
 * The stays of a length that lie between two dates, the first of them first; undefined where the unit has none. A month is as
 * long as the one it is asked in, and of weeks it is four.
 */
export function runsIn(unit: PriceUnit, { from, until, length }: AskedStay): Runs | undefined {
  if (length === undefined || unit === 'hour' || unit === 'person') return undefined;
  const start = length === 'weekend' ? weekendStart[unit] : undefined;
  if (length === 'weekend' && start === undefined) return undefined;
  // By day the last date is one of the stay's own.
  const end = until && (unit === 'day' ? addDays(until, 1) : lastDeparture(from, until));
  const room = end === undefined ? Infinity : daysApart(from, end);
  const asked = Math.min(length === 'weekend' ? weekendDays : length, room);
  const weeks = asked % 7 === 0 || asked >= monthDays ? Math.floor(asked / 7) : 0;
  const units = unit === 'week' ? weeks : asked;
  if (units === 0) return undefined;
  const days = unit === 'week' ? 7 * units : units;
  const count = end === undefined ? 1 : room - days + 1;
  const first = weekdayOf(from);
  const starts = Array.from({ length: count }, (_, day) => day).filter(
    (day) => start === undefined || (first + day) % 7 === start,
  );
  return { units, days, starts };
}

/** Who asks for so many days asks for a month. */
const monthDays = 28;

const unitsOf = (terms: Terms, asked: AskedStay) => unitsFrom(terms, asked.from, nightsOf(asked));

const isOfOneDay = ({ priceUnit }: Terms) => priceUnit === 'hour' || priceUnit === 'person';

/** The dates whose freedom decides: of what is let by hour or person those asked, else those of the stay. */
export function datesOf(terms: Terms, asked: AskedStay): string[] {
  if (isOfOneDay(terms)) return datesBetween(asked.from, asked.until ?? asked.from);
  if (asked.length !== undefined) {
    const { days = 0, starts = [] } = runsIn(terms.priceUnit ?? 'night', asked) ?? {};
    return datesBetween(asked.from, addDays(asked.from, (starts.at(-1) ?? 0) + days - 1));
  }
  const units = unitsOf(terms, asked) ?? 0;
  const days = terms.priceUnit === 'week' ? 7 * units : units;
  return datesBetween(asked.from, addDays(asked.from, days - 1));
}

/**
 * The stay that was asked for, as its rental's page begins with it; undefined where it can't be booked. By hour and
 * person it is the first of the days that has room, and the hour is still to be chosen.
 */
export function stayAsked(terms: Terms, asked: AskedStay, days: readonly FreeDay[]): Draft | undefined {
  const quantity = quantityFor(terms, asked.people);
  if (terms.priceUnit === null || quantity === undefined) return undefined;
  const [minUnits, maxUnits] = isByPerson(terms) ? [1, 1] : [terms.minUnits, terms.maxUnits];
  const known: Known = {
    unit: terms.priceUnit,
    slots: slotsOf(terms),
    minUnits,
    maxUnits,
    days: new Map(days.map((day) => [day.date, day])),
    seasons: terms.seasons,
  };
  if (isOfOneDay(terms)) {
    const first = days.find(({ date }) => longest(known, { from: date, quantity }) > 0);
    return first && { from: first.date, quantity };
  }
  if (asked.length !== undefined) return firstFree(known, asked, quantity);
  const units = unitsOf(terms, asked);
  if (
    units === undefined ||
    units < leastOn(known, asked.from) ||
    units > longest(known, { from: asked.from, quantity })
  )
    return undefined;
  // Whoever named no last night has not said how long.
  const isOpen = asked.until === undefined && isOvernight(terms);
  return { from: asked.from, ...(isOpen ? {} : { units }), quantity };
}

/** The first of the stays that would do. */
function firstFree(known: Known, asked: AskedStay, quantity: number): Draft | undefined {
  const { units = 0, starts = [] } = runsIn(known.unit, asked) ?? {};
  for (const start of starts) {
    const from = addDays(asked.from, start);
    if (units >= leastOn(known, from) && units <= longest(known, { from, quantity })) return { from, units, quantity };
  }
  return undefined;
}
