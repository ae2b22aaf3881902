/** What a search asks of a rental: dates and people; what of them makes a stay that its owner lets people book. Pure. */
import { addDays } from '#kit/shared/dates.ts';
import { datesBetween, type FreeDay } from './availability.ts';
import { longest, type Known } from './calendar.ts';
import type { Draft } from './stay-address.ts';
import { leastOn } from './seasons.ts';
import { isByPerson, isOvernight, slotsOf, type Terms } from './stay.ts';

/** The first date and the last (of nights the one of departure; without one the shortest stay), and how many people. */
export type AskedStay = {
  readonly from: string;
  readonly until?: string | undefined;
  readonly people?: number | undefined;
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

/** How many nights lie between the dates; undefined where nobody said when one leaves. */
export const nightsOf = ({ from, until }: AskedStay): number | undefined =>
  until === undefined ? undefined : datesBetween(from, until).length - 1;

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

const unitsOf = (terms: Terms, asked: AskedStay) => unitsFrom(terms, asked.from, nightsOf(asked));

const isOfOneDay = ({ priceUnit }: Terms) => priceUnit === 'hour' || priceUnit === 'person';

/** The dates whose freedom decides: of what is let by hour or person those asked, else those of the stay. */
export function datesOf(terms: Terms, asked: AskedStay): string[] {
  if (isOfOneDay(terms)) return datesBetween(asked.from, asked.until ?? asked.from);
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
