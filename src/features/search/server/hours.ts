/** When things are: events by the hour they begin, places by their opening hours. */
import { or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { nightEndsAtHour, nightOf, wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import type { dayParts } from '../rules.ts';
import { searchEntries as entries } from './table.ts';

export type DayPart = (typeof dayParts)[number];

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** From which minute of a day to which; a night goes on after midnight. */
const minutesOfPart = {
  morning: [8 * 60, 12 * 60],
  afternoon: [13 * 60, 18 * 60],
  evening: [20 * 60, 25 * 60],
  late: [25 * 60, 28 * 60],
} as const satisfies Record<DayPart, readonly [number, number]>;

/** From which hour to which an event of that part begins. */
const hoursOfPart = {
  morning: ['06:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['18:00', '06:00'],
  late: ['22:30', '06:00'],
} as const satisfies Record<DayPart, readonly [string, string]>;

/** A piece of the week; what goes beyond its end begins it again. */
const piece = (from: number, to: number): readonly string[] =>
  to <= weekMinutes
    ? [`[${from},${to})`]
    : from >= weekMinutes
      ? [`[${from - weekMinutes},${to - weekMinutes})`]
      : [`[${from},${weekMinutes})`, `[0,${to - weekMinutes})`];

/** The minute of the week at which something has to be open: now, or at a time of a date or of tonight. */
export function minuteOfWeek(open: string, date: string | undefined, at: Date): number {
  if (open === 'now') {
    const wall = wallClock(at);
    return weekdayOf(wall.date) * dayMinutes + wall.hour * 60 + wall.minute;
  }
  const night = date ?? nightOf(at);
  // Three in the morning is of the night before it.
  const day = minutesOf(open) < nightEndsAtHour * 60 ? addDays(night, 1) : night;
  return weekdayOf(day) * dayMinutes + minutesOf(open);
}

/** Places that are open at that minute of the week. */
export const isOpenAt = (minute: number): SQL => sql`open_minutes @> ${minute}::int`;

/** Places that are open at that time of some day of the week. */
export function isOpenOnceAt(time: string): SQL {
  const minutes = Array.from({ length: 7 }, (_, day) =>
    piece(day * dayMinutes + minutesOf(time), day * dayMinutes + minutesOf(time) + 1),
  ).flat();
  return sql`open_minutes && ${`{${minutes.join(',')}}`}::int4multirange`;
}

/** Places that open in that part of one of the weekdays, or of any. */
export function opensIn(part: DayPart, weekdays: readonly number[]): SQL {
  const [from, to] = minutesOfPart[part];
  const days = weekdays.length === 0 ? [0, 1, 2, 3, 4, 5, 6] : weekdays;
  const pieces = days.flatMap((day) => piece(day * dayMinutes + from, day * dayMinutes + to));
  return sql`open_minutes && ${`{${pieces.join(',')}}`}::int4multirange`;
}

/** Events that begin in that part of their day. */
export function beginsIn(part: DayPart): SQL | undefined {
  const [from, to] = hoursOfPart[part];
  const time = sql`(${entries.startsAt} at time zone ${town.zone}::text)::time`;
  return from < to
    ? sql`(${time} >= ${from}::time and ${time} < ${to}::time)`
    : or(sql`${time} >= ${from}::time`, sql`${time} < ${to}::time`);
}
