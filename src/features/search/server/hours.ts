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
  day: [10 * 60, 17 * 60],
  morning: [8 * 60, 12 * 60],
  afternoon: [13 * 60, 18 * 60],
  evening: [20 * 60, 25 * 60],
  late: [25 * 60, 28 * 60],
} as const satisfies Record<DayPart, readonly [number, number]>;

/** From which hour to which an event of that part begins. */
const hoursOfPart = {
  day: ['06:00', '19:00'],
  morning: ['06:00', '12:00'],
  afternoon: ['12:00', '19:30'],
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

/** A minute by the town’s clock: of the week, and of all. */
type Minute = { readonly date: string; readonly ofWeek: number; readonly ofAll: number };

const minuteAt = (date: string, minute: number): Minute => ({
  date,
  ofWeek: weekdayOf(date) * dayMinutes + minute,
  ofAll: Math.round(Date.parse(date) / 60_000) + minute,
});

/** The minute at which something has to be open: now, or at a time of a date or of tonight. */
export function minuteAsked(open: string, date: string | undefined, at: Date): Minute {
  if (open === 'now') {
    const wall = wallClock(at);
    return minuteAt(wall.date, wall.hour * 60 + wall.minute);
  }
  const night = date ?? nightOf(at);
  // Three in the morning is of the night before it.
  return minuteAt(minutesOf(open) < nightEndsAtHour * 60 ? addDays(night, 1) : night, minutesOf(open));
}

/** Places that are open at that minute: as on that date, where it or the night before it is not as in the week. */
export const isOpenAt = ({ date, ofWeek, ofAll }: Minute): SQL =>
  sql`case when special_dates && ${`[${addDays(date, -1)},${date}]`}::daterange
    then special_minutes @> ${ofAll}::int else open_minutes @> ${ofWeek}::int end`;

/** Places that open on one of the dates. */
export function opensOn(dates: readonly string[]): SQL {
  const days = [...new Set(dates.map(weekdayOf))].join(',');
  const isUsual = sql`open_days && ${`{${days}}`}::smallint[]`;
  return sql`case when special_dates is null then ${isUsual} else exists (
    select from unnest(${`{${dates.join(',')}}`}::date[]) as asked (day)
    where case when special_dates @> day then not coalesce(shut_dates @> day, false)
      else (extract(isodow from day) - 1)::smallint = any (open_days) end) end`;
}

/** Places that are open at that time of some day of the week. */
export function isOpenOnceAt(time: string): SQL {
  const minutes = Array.from({ length: 7 }, (_, day) =>
    piece(day * dayMinutes + minutesOf(time), day * dayMinutes + minutesOf(time) + 1),
  ).flat();
  return sql`open_minutes && ${`{${minutes.join(',')}}`}::int4multirange`;
}

/** Places that open in that part of one of the dates; without dates, of any day of their week. */
export function opensIn(part: DayPart, dates: readonly string[]): SQL {
  const [from, to] = minutesOfPart[part];
  const days = dates.length === 0 ? [0, 1, 2, 3, 4, 5, 6] : [...new Set(dates.map(weekdayOf))];
  const pieces = days.flatMap((day) => piece(day * dayMinutes + from, day * dayMinutes + to));
  const isUsual = sql`open_minutes && ${`{${pieces.join(',')}}`}::int4multirange`;
  if (dates.length === 0) return isUsual;
  return sql`case when special_dates is null then ${isUsual} else exists (
    select from unnest(${`{${dates.join(',')}}`}::date[]) as asked (day),
      lateral (select (day - '1970-01-01'::date) * 1440 as since, (extract(isodow from day)::int - 1) * 1440 as monday) as began
    where case when special_dates && daterange(day - 1, day + 1, '[]')
      then special_minutes && int4range(since + ${from}::int, since + ${to}::int)
      else open_minutes && int4multirange(int4range(monday + ${from}::int, monday + ${to}::int),
        int4range(monday + ${from - weekMinutes}::int, monday + ${to - weekMinutes}::int)) end) end`;
}

/** Events that begin in that part of their day. */
export function beginsIn(part: DayPart): SQL | undefined {
  const [from, to] = hoursOfPart[part];
  const time = sql`(${entries.startsAt} at time zone ${town.zone}::text)::time`;
  return from < to
    ? sql`(${time} >= ${from}::time and ${time} < ${to}::time)`
    : or(sql`${time} >= ${from}::time`, sql`${time} < ${to}::time`);
}
