/** A night that comes again: on which dates, and how many of them (decision 0179). */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

/** How many nights are made at once at most, and how many of a series stand at most, past ones included. */
export const maxNights = 30;
export const maxPerSeries = 120;
/** How many weeks ahead weekdays are counted. */
const maxWeeks = 26;

/** The last date that weekdays may be counted to. */
export const lastDateFrom = (from: string): string => addDays(from, maxWeeks * 7);

/**
 * The dates of some weekdays (0 is Monday) after one date until another, the earliest first. All of them, also those that
 * are too many to be made at once: which are made now is known once those are left out that stand already.
 */
export function datesOn(weekdays: readonly number[], after: string, until: string): string[] {
  const last = until < lastDateFrom(after) ? until : lastDateFrom(after);
  const dates: string[] = [];
  for (let date = addDays(after, 1); date <= last; date = addDays(date, 1))
    if (weekdays.includes(weekdayOf(date))) dates.push(date);
  return dates;
}

/** Why no night can be made on a date: it is past, the clock skips its hour or shows it twice, or the series has it already. */
export const nightFaults = ['past', 'skipped', 'twice', 'taken'] as const;
export type NightFault = (typeof nightFaults)[number];

/** For which nights besides the one that is changed: those after it, or all that are to come. */
export const reaches = ['following', 'all'] as const;
export type Reach = (typeof reaches)[number];

/** Why a night keeps what it had: it was changed by hand, more is sold, the clock has no such hour, or it would be over. */
export const keptWhys = ['own', 'sold', 'clock', 'over'] as const;
export type KeptWhy = (typeof keptWhys)[number];
