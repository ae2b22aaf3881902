/**
 * What a search remembers of a rental's calendar, and whether it can be booked as somebody asks: what `freeDays` and
 * `stayFault` say, of numbers, for thousands of rentals at once (decision 0189). Pure.
 */
import { addDays } from '#kit/shared/dates.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import type { AskedStay } from './asked-stay.ts';
import { nightsOf, quantityFor, unitsFrom } from './asked-stay.ts';
import { datesBetween } from './availability.ts';
import { lastBookable } from './horizon.ts';
import type { PriceUnit } from './rules.ts';
import { leastOn } from './seasons.ts';
import type { Terms } from './stay.ts';
import { closingOf, fullHour, isOvernight, openingOf, slotsOf } from './stay.ts';

export type KnownCalendar = Terms & {
  readonly priceUnit: PriceUnit;
  /**
   * Of each that is out from when until when, and when it is over if nobody pays for it (never, of what is paid for): three
   * numbers one after the other, milliseconds since 1970, in the order of their beginnings.
   */
  readonly taken: readonly number[];
};

const numbersEach = 3;
const hourMs = 3_600_000;

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

/** Whether what has such a calendar can be booked as it is asked, at an instant. */
export function canBeBooked(asked: AskedStay, at: Date): (calendar: KnownCalendar) => boolean {
  const { from, until = from, people } = asked;
  const now = at.getTime();
  const last = lastBookable(wallClock(at).date);
  const nights = nightsOf(asked);
  const days = datesBetween(from, until < last ? until : last);
  const later: string[] = [];
  const dayAfter = (count: number): string => (later[count] ??= addDays(from, count));
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
  const stayIsFree = (calendar: KnownCalendar, quantity: number): boolean => {
    const units = unitsFrom(calendar, from, nights);
    if (units === undefined || units < leastOn(calendar, from) || units > calendar.maxUnits) return false;
    const length = calendar.priceUnit === 'week' ? 7 * units : units;
    if (dayAfter(length - 1) > last) return false;
    const end = dayAfter(isOvernight(calendar) ? length : length - 1);
    return isFree(calendar, quantity, instant(from, calendar.fromTime), instant(end, calendar.toTime));
  };
  /** By the hour the shortest stay begins at one of the full hours of one of the days, and ends before the last. */
  const hoursAreFree = (calendar: KnownCalendar, quantity: number): boolean => {
    const [opening, closing] = [openingOf(calendar), closingOf(calendar)];
    if (opening >= closing) return false;
    return days.some((date) => {
      const least = leastOn(calendar, date);
      if (least > calendar.maxUnits) return false;
      const latest = instant(date, fullHour(closing)) - least * hourMs;
      for (let hour = instant(date, fullHour(opening)); hour <= latest; hour += hourMs)
        if (isFree(calendar, quantity, hour, hour + least * hourMs)) return true;
      return false;
    });
  };
  /** By person one of the days has room. */
  const dayIsFree = (calendar: KnownCalendar, quantity: number): boolean =>
    days.some((date) => isFree(calendar, quantity, instant(date, calendar.fromTime), instant(date, calendar.toTime)));

  return (calendar) => {
    const quantity = quantityFor(calendar, people);
    if (quantity === undefined || quantity > slotsOf(calendar)) return false;
    if (calendar.priceUnit === 'hour') return hoursAreFree(calendar, quantity);
    return calendar.priceUnit === 'person' ? dayIsFree(calendar, quantity) : stayIsFree(calendar, quantity);
  };
}

/** A calendar without what was over by then; the same where nothing was. */
export function forgetBefore(calendar: KnownCalendar, since: Date): KnownCalendar {
  const before = since.getTime();
  const isOver = (place: number) => [1, 2].some((which) => (calendar.taken[place + which] as number) <= before);
  const taken = calendar.taken.filter((_, place) => !isOver(place - (place % numbersEach)));
  return taken.length === calendar.taken.length ? calendar : { ...calendar, taken };
}
