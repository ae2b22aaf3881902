/** When an event is, to the minute. */
import { addDays } from '#kit/shared/dates.ts';
import { instantTold } from '#market/town/clock-changes.ts';
import type { Fold } from '#kit/shared/dates.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import { isOnSale } from './rules.ts';

type Dated = { readonly date: string | null; readonly time: string | null; readonly fold?: Fold | undefined };
type Timed = Dated & { readonly duration: string };

const unitMinutes = { d: 1440, h: 60, m: 1 } as const;
const longest = 14 * unitMinutes.d;
const piece =
  /(\d{1,4}(?:[.,]\d{1,2})?)\s*(d[ií]as?|days?|d|horas?|hours?|hrs?|h|minutos?|minutes?|mins?|m)(?!\p{L})/giu;

/** Minutes of a duration as people write it ("3 hours", "1 h 30 min", "2,5 horas"); undefined when it names none. */
export function durationMinutes(duration: string): number | undefined {
  let sum = 0;
  for (const [, number = '', unit = ''] of duration.matchAll(piece)) {
    const kind = unit.slice(0, 1).toLowerCase() as keyof typeof unitMinutes;
    sum += Number(number.replace(',', '.')) * unitMinutes[kind];
  }
  const minutes = Math.round(sum);
  return minutes >= 1 && minutes <= longest ? minutes : undefined;
}

/** Whole days and nothing else ("2 days"): who says so counts days, not hours from its first minute on. */
const wholeDays = /^\s*(\d{1,2})\s*(?:d[ií]as?|days?|d)\s*$/iu;

/** How many days of the calendar a duration names; undefined where it names hours as well, or a part of a day. */
export function daysOf(duration: string): number | undefined {
  const days = Number(wholeDays.exec(duration)?.[1] ?? 0);
  return days >= 1 && durationMinutes(duration) !== undefined ? days : undefined;
}

/** An event that does not say how long it lasts takes so long in a calendar. */
const usualMinutes = 180;

/**
 * From when to when in a calendar; a day without a time is the whole day, and two days from Thursday 17:00 end as Friday does:
 * when on its last day it is over nobody has said. Undefined while there is no date.
 */
export function calendarSpan(event: Timed): { start: Date; end: Date; isAllDay: boolean } | undefined {
  if (event.date === null) return undefined;
  if (event.time === null) {
    const start = new Date(`${event.date}T00:00:00Z`);
    const days = Math.max(1, Math.ceil((durationMinutes(event.duration) ?? 0) / unitMinutes.d));
    return { start, end: new Date(start.getTime() + days * unitMinutes.d * 60_000), isAllDay: true };
  }
  const start = instantTold(event.date, event.time, event.fold);
  const days = daysOf(event.duration);
  if (days !== undefined) return { start, end: instantOf(addDays(event.date, days), '00:00'), isAllDay: false };
  const minutes = durationMinutes(event.duration) ?? usualMinutes;
  return { start, end: new Date(start.getTime() + minutes * 60_000), isAllDay: false };
}

/**
 * Past is what began before the night that is now (decisions, The nightlife clock), and what has taken the hours it says:
 * nobody buys a ticket at dawn for the match of the afternoon before.
 */
export function isPast(event: Timed, at: Date): boolean {
  const { date, time } = event;
  if (date === null) return false;
  return hasEnded(event, at) || instantOf(date, time ?? '23:59') < instantOf(nightOf(at), `0${nightEndsAtHour}:00`);
}

/** When its hours are over; null where it does not say when it begins or how long it takes, for it may still be on. */
export function endOf(startsAt: Date | null, { time, duration }: Pick<Timed, 'time' | 'duration'>): Date | null {
  const minutes = durationMinutes(duration);
  if (startsAt === null || time === null || minutes === undefined) return null;
  return new Date(startsAt.getTime() + minutes * 60_000);
}

function hasEnded({ date, time, fold, duration }: Timed, at: Date): boolean {
  if (date === null || time === null) return false;
  const end = endOf(instantTold(date, time, fold), { time, duration });
  return end !== null && end <= at;
}

/** What somebody who wants to go meets: nothing to do, no place left, no sale yet, or a ticket. */
export function saleState(
  event: Timed & Parameters<typeof isOnSale>[0] & { readonly calledOff?: true | undefined },
  at: Date,
): 'calledOff' | 'past' | 'soldOut' | 'notOnSale' | 'onSale' {
  if (event.calledOff) return 'calledOff';
  if (isPast(event, at)) return 'past';
  if (event.soldOut) return 'soldOut';
  return isOnSale(event) ? 'onSale' : 'notOnSale';
}
