/**
 * What a search remembers of a rental's calendar, whether it can be booked as somebody asks, and for how much: what `stayAsked`
 * and `stayPrice` say, of numbers, for thousands of rentals at once (decision 0189). Pure.
 */
import { addDays } from '#kit/shared/dates.ts';
import { hourMs } from '#kit/shared/durations.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import type { AskedStay } from './asked-stay.ts';
import { nightsOf, quantityFor, runsIn, unitsFrom } from './asked-stay.ts';
import { datesBetween } from './availability.ts';
import { lastBookable } from './horizon.ts';
import type { PriceUnit } from './rules.ts';
import { leastOn } from './seasons.ts';
import type { Draft } from './stay-address.ts';
import type { Prices } from './stay-price.ts';
import { stayTotal, unitPriceOn } from './stay-price.ts';
import type { Terms } from './stay.ts';
import { closingOf, fullHour, isOvernight, openingOf, slotsOf } from './stay.ts';

export type KnownCalendar = Terms &
  Prices & {
    readonly priceUnit: PriceUnit;
    /**
     * Of each that is out from when until when, and when it is over if nobody pays for it (never, of what is paid for): three
     * numbers one after the other, milliseconds since 1970, in the order of their beginnings.
     */
    readonly taken: readonly number[];
  };

const numbersEach = 3;

/** The most that are out at one moment between two instants, as `mostOut` of packing. */
function mostOut(taken: readonly number[], from: number, to: number, now: number): number {
  const beginOf = (place: number) => taken[place] as number;
  const isOut = (place: number, at: number) => (taken[place + 1] as number) > at && (taken[place + 2] as number) > now;
  let most = 0;
  let counted = Number.NaN;
  for (let one = 0; one < taken.length && beginOf(one) < to; one += numbersEach) {
    if (!isOut(one, from)) continue;
    const moment = Math.max(beginOf(one), from);
    // Of those that begin together one is looked at.
    if (moment === counted) continue;
    counted = moment;
    let out = 0;
    for (let also = 0; also < taken.length && beginOf(also) <= moment; also += numbersEach)
      if (isOut(also, moment)) out += 1;
    most = Math.max(most, out);
  }
  return most;
}

/** What is asked of calendars at an instant. */
export function askCalendars(asked: AskedStay, at: Date) {
  const { from, until = from, people, length: askedLength } = asked;
  const now = at.getTime();
  const last = lastBookable(wallClock(at).date);
  const nights = nightsOf(asked);
  const days = datesBetween(from, until < last ? until : last);
  const later: string[] = [];
  const dayAfter = (count: number): string => (later[count] ??= addDays(from, count));
  const daysFrom = (first: string) => {
    const place = Math.max(0, later.indexOf(first));
    return (count: number) => dayAfter(place + count);
  };
  // The same few days and times of day are asked of all.
  const instants = new Map<string, Map<string, number>>();
  const instant = (date: string, time: string): number => {
    const ofDay = instants.get(date) ?? new Map<string, number>();
    instants.set(date, ofDay);
    const known = ofDay.get(time) ?? instantOf(date, time).getTime();
    ofDay.set(time, known);
    return known;
  };

  const isFree = (calendar: KnownCalendar, quantity: number, startsAt: number, endsAt: number): boolean =>
    startsAt >= now + calendar.leadHours * hourMs &&
    mostOut(calendar.taken, startsAt, endsAt, now) <= slotsOf(calendar) - quantity;

  /** Nights, weeks and days: the whole of the dates is one stay. */
  const wholeStay = (calendar: KnownCalendar, quantity: number): Draft | undefined => {
    const units = unitsFrom(calendar, from, nights);
    if (units === undefined || units < leastOn(calendar, from) || units > calendar.maxUnits) return undefined;
    const length = calendar.priceUnit === 'week' ? 7 * units : units;
    if (dayAfter(length - 1) > last) return undefined;
    const end = dayAfter(isOvernight(calendar) ? length : length - 1);
    if (!isFree(calendar, quantity, instant(from, calendar.fromTime), instant(end, calendar.toTime))) return undefined;
    return nights === undefined && isOvernight(calendar) ? { from, quantity } : { from, units, quantity };
  };
  const runsOf = new Map<PriceUnit, ReturnType<typeof runsIn>>();
  /** The first stay of a length that is free between the dates. */
  const firstRun = (calendar: KnownCalendar, quantity: number): Draft | undefined => {
    const { priceUnit } = calendar;
    if (!runsOf.has(priceUnit)) runsOf.set(priceUnit, runsIn(priceUnit, asked));
    const { units = 0, days: length = 0, starts = [] } = runsOf.get(priceUnit) ?? {};
    if (units > calendar.maxUnits) return undefined;
    const nights = isOvernight(calendar) ? length : length - 1;
    for (const start of starts) {
      const day = dayAfter(start);
      if (dayAfter(start + length - 1) > last) break;
      if (units < leastOn(calendar, day)) continue;
      const [begin, end] = [instant(day, calendar.fromTime), instant(dayAfter(start + nights), calendar.toTime)];
      if (isFree(calendar, quantity, begin, end)) return { from: day, units, quantity };
    }
    return undefined;
  };
  /** By the hour the shortest stay begins at one of the full hours of one of the days, and ends before the last. */
  const dayWithHours = (calendar: KnownCalendar, quantity: number): string | undefined => {
    const [opening, closing] = [openingOf(calendar), closingOf(calendar)];
    if (opening >= closing) return undefined;
    return days.find((date) => {
      const least = leastOn(calendar, date);
      if (least > calendar.maxUnits) return false;
      const latest = instant(date, fullHour(closing)) - least * hourMs;
      for (let hour = instant(date, fullHour(opening)); hour <= latest; hour += hourMs)
        if (isFree(calendar, quantity, hour, hour + least * hourMs)) return true;
      return false;
    });
  };
  /** By person one of the days has room. */
  const freeDay = (calendar: KnownCalendar, quantity: number): string | undefined =>
    days.find((date) => isFree(calendar, quantity, instant(date, calendar.fromTime), instant(date, calendar.toTime)));

  /** The stay that was asked for, as far as it is known; undefined where it can't be booked. */
  const stayIn = (calendar: KnownCalendar): Draft | undefined => {
    const quantity = quantityFor(calendar, people);
    if (quantity === undefined || quantity > slotsOf(calendar)) return undefined;
    const { priceUnit } = calendar;
    if (priceUnit !== 'hour' && priceUnit !== 'person')
      return askedLength === undefined ? wholeStay(calendar, quantity) : firstRun(calendar, quantity);
    const day = priceUnit === 'hour' ? dayWithHours(calendar, quantity) : freeDay(calendar, quantity);
    return day === undefined ? undefined : { from: day, quantity };
  };
  /** The fewest nights that it is let for from the first day, where those are more than was asked and it is free for them. */
  const longerNights = (calendar: KnownCalendar): number | null => {
    if (nights === undefined || askedLength !== undefined || calendar.priceUnit !== 'night') return null;
    const least = leastOn(calendar, from);
    if (least <= nights || least > calendar.maxUnits || dayAfter(least - 1) > last) return null;
    const quantity = quantityFor(calendar, people);
    if (quantity === undefined || quantity > slotsOf(calendar)) return null;
    const [begin, end] = [instant(from, calendar.fromTime), instant(dayAfter(least), calendar.toTime)];
    return isFree(calendar, quantity, begin, end) ? least : null;
  };
  return {
    stayIn,
    longerNights,
    canBeBooked: (calendar: KnownCalendar): boolean => stayIn(calendar) !== undefined,
    /** What a unit of that stay costs, with all that is paid once where its length is known; null where it can't be booked. */
    unitCents: (calendar: KnownCalendar): number | null => {
      const stay = stayIn(calendar);
      if (stay === undefined) return null;
      const { from: first = from, units, quantity } = stay;
      return units === undefined
        ? unitPriceOn(calendar, first).cents
        : stayTotal(calendar, { from: first, units, quantity }, daysFrom(first)) / units / quantity;
    },
  };
}

/** A calendar without what was over by then; the same where nothing was. */
export function forgetBefore(calendar: KnownCalendar, since: Date): KnownCalendar {
  const before = since.getTime();
  const isOver = (place: number) => [1, 2].some((which) => (calendar.taken[place + which] as number) <= before);
  const taken = calendar.taken.filter((_, place) => !isOver(place - (place % numbersEach)));
  return taken.length === calendar.taken.length ? calendar : { ...calendar, taken };
}
