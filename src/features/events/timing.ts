/** When an event is, to the minute. */
import { addDays } from '#kit/shared/dates.ts';
import { instantTold } from '#market/town/clock-changes.ts';
import type { Fold } from '#kit/shared/dates.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import { isOnSale } from './rules.ts';

type Dated = { readonly date: string | null; readonly time: string | null; readonly fold?: Fold | undefined };
type Timed = Dated & { readonly duration: string };

const unitMinutes = { d: 1440, n: 1440, h: 60, m: 1 } as const;
const longest = 14 * unitMinutes.d;
const piece =
  /(\d{1,4}(?:[.,]\d{1,2})?)\s*(d[ií]as?|days?|d|noches?|nights?|horas?|hours?|hrs?|h|minutos?|minutes?|mins?|m)(?!\p{L})/giu;

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

/** Whole days, or nights, and nothing else ("2 days"): who says so counts days, not hours from its first minute on. */
const wholeDays = /^\s*(\d{1,2})\s*(?:d[ií]as?|days?|d|noches?|nights?)\s*$/iu;

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
 * Past is what began before the night that is now (decisions, The nightlife clock) and is of no later one, and what has taken
 * the hours it says: nobody buys a ticket at dawn for the match of the afternoon before.
 */
export function isPast(event: Timed, at: Date): boolean {
  const { date, time } = event;
  if (date === null) return false;
  const { endsAt, lastDay } = spanOf(startOf(event), event);
  if (endsAt !== null && endsAt <= at) return true;
  return lastDay === null && instantOf(date, time ?? '23:59') < instantOf(nightOf(at), `0${nightEndsAtHour}:00`);
}

/** As the row of an event has it: what names no hour begins as late as its day does. */
const startOf = ({ date, time, fold }: Timed): Date | null =>
  date === null ? null : time === null ? instantOf(date, '23:59') : instantTold(date, time, fold);

type Span = {
  /** When it is over; null where it does not say how long it takes, or of hours not from when: it may still be on. */
  readonly endsAt: Date | null;
  /** The date of its last night, where it takes more than one. */
  readonly lastDay: string | null;
};

/**
 * How long an event is on. Of hours it is over when they are; of whole days when the night of the last one is, for more
 * nobody has said: two days from Thursday on last until Saturday at six.
 */
export function spanOf(startsAt: Date | null, { date, time, duration }: Timed): Span {
  const minutes = durationMinutes(duration);
  if (startsAt === null || date === null || minutes === undefined) return { endsAt: null, lastDay: null };
  const days = daysOf(duration) ?? (time === null ? Math.ceil(minutes / unitMinutes.d) : undefined);
  if (time === null && days === 1) return { endsAt: null, lastDay: null };
  const endsAt =
    days === undefined
      ? new Date(startsAt.getTime() + minutes * 60_000)
      : instantOf(addDays(date, days), `0${nightEndsAtHour}:00`);
  const last = nightOf(new Date(endsAt.getTime() - 60_000));
  const isLong = endsAt.getTime() - startsAt.getTime() >= dayMs && last > date;
  return { endsAt, lastDay: isLong ? last : null };
}

/** The date of its last night, where it takes more than one. */
export const lastDayOf = (event: Timed): string | null => spanOf(startOf(event), event).lastDay;

/** What somebody who wants to go meets: nothing to do, no place left, no sale yet or any more, or a ticket. */
export function saleState(
  event: Timed & Parameters<typeof isOnSale>[0] & { readonly calledOff?: true | undefined },
  at: Date,
): 'calledOff' | 'past' | 'soldOut' | 'notOnSale' | 'saleEnded' | 'onSale' {
  if (event.calledOff) return 'calledOff';
  if (isPast(event, at)) return 'past';
  // Of what is not sold any more no place comes back, be it full or not.
  if (event.closed === 'past') return 'saleEnded';
  if (event.soldOut) return 'soldOut';
  if (isOnSale(event)) return 'onSale';
  return 'notOnSale';
}
