/** A stay: what is rented from when for how long, and what it costs. Pure (decisions, Money; issue 6). */
import { instantTold } from '#market/town/clock-changes.ts';
import type { Fold } from '#kit/shared/dates.ts';
import { addDays } from '#kit/shared/dates.ts';
import { hourMs, hoursAfter } from '#kit/shared/durations.ts';
import type { CancellationPolicy } from '#market/listings/cancellation.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { lastBookable } from './horizon.ts';
import type { PriceUnit } from './rules.ts';
import { leastOn, type Least } from './seasons.ts';
import type { DepositWay } from '#market/listings/deposit.ts';
import type { ShownStay } from './shown-stay.ts';

/** What a rental's owner lets people book. */
export type Terms = {
  readonly priceUnit: PriceUnit | null;
  /** Guests at most; for `person`, persons a day. */
  readonly capacity: number | null;
  /** How many alike there are. */
  readonly quantity: number;
  /** Units of the price at least and at most; for `person` they mean nothing. */
  readonly minUnits: number;
  readonly maxUnits: number;
  /** Hours that must lie between the booking and the beginning. */
  readonly leadHours: number;
  /** Arrival and departure of nights and weeks, opening hours of everything else; `HH:MM` in the town's zone. */
  readonly fromTime: string;
  readonly toTime: string;
  /** Periods with a shortest stay of their own. */
  readonly seasons?: readonly Least[] | undefined;
};

export type Stay = {
  /** The calendar date it begins. */
  readonly from: string;
  /** When it begins on that date, for what is rented by the hour: `HH:MM` on the full hour. */
  readonly time?: string | undefined;
  /** Which of the two, in the hour that the clock shows twice. */
  readonly fold?: Fold | undefined;
  /** Nights, hours, days or weeks; 1 for `person`. */
  readonly units: number;
  /** How many alike, or how many persons. */
  readonly quantity: number;
  /** How many people come, where that is asked (`party.ts`). */
  readonly guests?: number | undefined;
};

export type Period = { readonly startsAt: Date; readonly endsAt: Date };

/** What is wrong with a stay, by the field that has to change. */
export type StayFault = {
  readonly path: 'from' | 'time' | 'units' | 'quantity' | 'guests';
  readonly reason: 'tooSoon' | 'tooFar' | 'tooShort' | 'tooLong' | 'closed' | 'tooMany' | 'notAsked';
};

/** A person is a place, and a place is for a day. */
export const isByPerson = ({ priceUnit }: Pick<Terms, 'priceUnit'>): boolean => priceUnit === 'person';

/** Nights and weeks have an arrival and a departure; everything else has opening hours. */
export const isOvernight = ({ priceUnit }: Pick<Terms, 'priceUnit'>): boolean =>
  priceUnit === 'night' || priceUnit === 'week';

/** How many can be out at the same time. */
export const slotsOf = (terms: Pick<Terms, 'priceUnit' | 'capacity' | 'quantity'>): number =>
  isByPerson(terms) ? (terms.capacity ?? 1) : terms.quantity;

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;

/** The first full hour of a day's opening hours, and the last. */
export const openingOf = ({ fromTime }: Pick<Terms, 'fromTime'>): number => Math.ceil(hourOf(fromTime));
export const closingOf = ({ toTime }: Pick<Terms, 'toTime'>): number => Math.floor(hourOf(toTime));

export const fullHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours of a day, in full, at which something rented by the hour can begin: `HH:MM`. */
export function hoursOf(terms: Pick<Terms, 'fromTime' | 'toTime'>): string[] {
  const first = openingOf(terms);
  return Array.from({ length: Math.max(0, closingOf(terms) - first) }, (_, i) => fullHour(first + i));
}

/** How many days of the calendar so many units take, each with its night where nights are rented. */
const daysOf = ({ priceUnit }: Pick<Terms, 'priceUnit'>, units: number): number =>
  ({ week: 7 * units, night: units, day: units, hour: 1, person: 1 })[priceUnit ?? 'day'];

/** From when until when; a night ends at the time of departure, so that the next may begin on the same day. */
export function periodOf(terms: Terms, { from, time, fold, units }: Stay): Period {
  const { priceUnit, fromTime, toTime } = terms;
  if (priceUnit === 'hour') {
    const startsAt = instantTold(from, time ?? fromTime, fold);
    return { startsAt, endsAt: hoursAfter(startsAt, units) };
  }
  const days = daysOf(terms, units) - (isOvernight(terms) ? 0 : 1);
  return { startsAt: instantOf(from, fromTime), endsAt: instantOf(addDays(from, days), toTime) };
}

/** Why a stay can't be booked at this moment, whoever else has booked what; undefined when it can. */
export function stayFault(terms: Terms, stay: Stay, at: Date): StayFault | undefined {
  const { startsAt, endsAt } = periodOf(terms, stay);
  if (startsAt.getTime() - at.getTime() < terms.leadHours * hourMs) return { path: 'from', reason: 'tooSoon' };
  const [min, max] = isByPerson(terms) ? [1, 1] : [leastOn(terms, stay.from), terms.maxUnits];
  if (stay.units < min) return { path: 'units', reason: 'tooShort' };
  if (stay.units > max) return { path: 'units', reason: 'tooLong' };
  const last = lastBookable(wallClock(at).date);
  if (stay.from > last) return { path: 'from', reason: 'tooFar' };
  if (addDays(stay.from, daysOf(terms, stay.units) - 1) > last) return { path: 'units', reason: 'tooFar' };
  if (terms.priceUnit === 'hour') {
    const hours = hoursOf(terms);
    if (!hours.includes(stay.time ?? '')) return { path: 'time', reason: 'closed' };
    // By the instant: a night may have an hour more or less than the clock shows.
    if (endsAt > instantOf(stay.from, fullHour(closingOf(terms)))) return { path: 'units', reason: 'closed' };
  }
  return stay.quantity > slotsOf(terms) ? { path: 'quantity', reason: 'tooMany' } : undefined;
}

/** What does not go together in what an owner wants to let people book, by the field that has to change. */
export type TermsFault = {
  readonly path: 'minUnits' | 'maxUnits' | 'toTime';
  readonly reason: 'order' | 'departure' | 'closing' | 'hours';
};

/** The first fault of a rental's terms; undefined when people can book by them. */
export function termsFault(terms: Omit<Terms, 'capacity' | 'leadHours' | 'seasons'>): TermsFault | undefined {
  const { priceUnit, minUnits, maxUnits, fromTime, toTime } = terms;
  if (maxUnits < minUnits) return { path: 'maxUnits', reason: 'order' };
  // Whoever leaves later than the next one comes would make two nights in a row impossible.
  if (isOvernight(terms)) return toTime > fromTime ? { path: 'toTime', reason: 'departure' } : undefined;
  if (toTime <= fromTime) return { path: 'toTime', reason: 'closing' };
  const isTooLong = priceUnit === 'hour' && minUnits > hoursOf(terms).length;
  return isTooLong ? { path: 'minUnits', reason: 'hours' } : undefined;
}

/** Terms that fit most rentals of a unit, for whoever names none. */
export function usualTerms(priceUnit: PriceUnit | null) {
  const overnight = isOvernight({ priceUnit });
  return {
    quantity: 1,
    minUnits: 1,
    maxUnits: { night: 30, hour: 10, day: 14, week: 8, person: 1 }[priceUnit ?? 'night'],
    leadHours: 0,
    fromTime: overnight ? '16:00' : '10:00',
    toTime: overnight ? '11:00' : '20:00',
    cancellation: 'moderate' as const,
  };
}

type Let = Terms & {
  readonly priceUnit: PriceUnit;
  readonly cancellation: CancellationPolicy;
  readonly depositCents: number;
  readonly depositWay: DepositWay;
};

/** What is told of a stay in a rental at this moment. */
export function shownStayOf(rental: Let, stay: Stay): ShownStay {
  const { startsAt, endsAt } = periodOf(rental, stay);
  const { priceUnit: unit, cancellation, depositCents } = rental;
  const deposit = { depositCents, depositWay: depositCents === 0 ? null : rental.depositWay };
  return { unit, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), cancellation, ...deposit };
}
