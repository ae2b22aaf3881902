/** What is free of a rental, day by day: what the calendar shows. The database decides again when it is booked. Pure. */
import { foldOf, instantsOf } from '#market/town/clock-changes.ts';
import type { Fold } from '#kit/shared/dates.ts';
import { addDays } from '#kit/shared/dates.ts';
import { dayMs, hourMs } from '#kit/shared/durations.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { lastBookable } from './horizon.ts';
import { leftOf } from './packing.ts';
import { hoursOf, isByPerson, isOvernight, periodOf, slotsOf } from './stay.ts';
import type { Period, Terms } from './stay.ts';

/** `fold` only where the clock shows the hour twice. */
type FreeHour = { readonly time: string; readonly fold?: Fold | undefined; readonly free: number };
export type FreeDay = { readonly date: string; readonly free: number; readonly hours: FreeHour[] };

/** The longest stretch of days that is told at once, and that is blocked at once. */
export const maxDays = 100;
export const maxBlockDays = 366;

/** The calendar dates from one to another, both among them. */
export function datesBetween(from: string, to: string): string[] {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, days) }, (_, i) => addDays(from, i));
}

/**
 * How many are free: of a day's night where nights and weeks are rented, of its opening hours by day or person; by the
 * hour every hour says it, and the day the most of them. What begins too soon for a booking at this moment, or is too
 * far ahead, is not free. What is free of each day of a stay is free for the stay: bookings of things alike make room
 * for each other (`packing.ts`). Everything that is out counts: where fewer are let than before, some may be out of what
 * is not let any more, and nobody else can have those (decision 0140).
 */
export function freeDays(terms: Terms, dates: readonly string[], taken: readonly Period[], at: Date): FreeDay[] {
  const soonest = at.getTime() + terms.leadHours * hourMs;
  const last = lastBookable(wallClock(at).date);
  const freeIn = (period: Period) => (period.startsAt.getTime() < soonest ? 0 : leftOf(slotsOf(terms), period, taken));
  return dates.map((date) => {
    if (date > last) return { date, free: 0, hours: [] };
    if (terms.priceUnit !== 'hour') return { date, free: freeIn(dayOf(terms, date)), hours: [] };
    const hours = hoursOf(terms)
      .flatMap((time) => beginningsOn(date, time))
      .map((when) => ({ ...when, free: freeIn(periodOf(terms, { from: date, ...when, units: 1, quantity: 1 })) }));
    return { date, free: Math.max(0, ...hours.map(({ free }) => free)), hours };
  });
}

/** What a day stands for: its night, or its opening hours. */
function dayOf(terms: Terms, date: string): Period {
  const unit = isOvernight(terms) ? 'night' : isByPerson(terms) ? 'person' : 'day';
  return periodOf({ ...terms, priceUnit: unit }, { from: date, units: 1, quantity: 1 });
}

/** Summer time skips an hour, in which nobody can come; the hour that comes twice is two. */
function beginningsOn(date: string, time: string): { time: string; fold?: Fold }[] {
  return instantsOf(date, time).map((at) => {
    const fold = foldOf(at);
    return { time, ...(fold && { fold }) };
  });
}

/**
 * From when until when a block of dates, the first and the last among them, keeps a rental back. Where nights are
 * rented it blocks those nights, from arrival to departure: whoever leaves on the first day, or comes the day after
 * the last, meets nobody. Everything else is closed from midnight to midnight.
 */
export function blockPeriod(terms: Terms, from: string, to: string): Period {
  const units = datesBetween(from, to).length;
  if (isOvernight(terms)) return periodOf({ ...terms, priceUnit: 'night' }, { from, units, quantity: 1 });
  return { startsAt: instantOf(from, '00:00'), endsAt: instantOf(addDays(to, 1), '00:00') };
}

/** The dates that a block was made for, read back from its instants. */
export function blockDates({ startsAt, endsAt }: Period): { readonly from: string; readonly to: string } {
  return { from: wallClock(startsAt).date, to: addDays(wallClock(endsAt).date, -1) };
}
