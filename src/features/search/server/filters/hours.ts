/** When things are: events by the hour they begin, places by their opening hours. Pure. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { nightEndsAtHour, nightOf, wallClock } from '#market/town/dates.ts';
import type { dayParts } from '../../rules.ts';
import type { Entry, Spans } from '../index/entries.ts';

export type DayPart = (typeof dayParts)[number];

/** Whether an entry is one of those that are asked for. */
export type Meets = (entry: Entry) => boolean;

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
const piece = (from: number, to: number): Spans<number> =>
  to <= weekMinutes
    ? [[from, to]]
    : from >= weekMinutes
      ? [[from - weekMinutes, to - weekMinutes]]
      : [
          [from, weekMinutes],
          [0, to - weekMinutes],
        ];

const has = <T>(spans: Spans<T>, one: T): boolean => spans.some(([from, to]) => from <= one && one < to);
const overlaps = (spans: Spans<number>, others: Spans<number>): boolean =>
  spans.some(([from, to]) => others.some(([since, until]) => from < until && since < to));

/** A minute by the town’s clock: of the week, and of all. */
type Minute = { readonly date: string; readonly ofWeek: number; readonly ofAll: number };

/** Minutes from the beginning of 1970 to that of a date. */
const beginOf = (date: string): number => Math.round(Date.parse(date) / 60_000);

const minuteAt = (date: string, minute: number): Minute => ({
  date,
  ofWeek: weekdayOf(date) * dayMinutes + minute,
  ofAll: beginOf(date) + minute,
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
export function isOpenAt({ date, ofWeek, ofAll }: Minute): Meets {
  const before = addDays(date, -1);
  return ({ specialDates, specialMinutes, openMinutes }) =>
    specialDates.length > 0 && (has(specialDates, date) || has(specialDates, before))
      ? has(specialMinutes, ofAll)
      : has(openMinutes, ofWeek);
}

/** Places that open on one of the dates. */
export function opensOn(dates: readonly string[]): Meets {
  const asked = dates.map((date) => ({ date, weekday: 1 << weekdayOf(date) }));
  const weekdays = asked.reduce((days, { weekday }) => days | weekday, 0);
  return ({ openDays, specialDates, shutDates }) =>
    specialDates.length === 0
      ? (openDays & weekdays) !== 0
      : asked.some(({ date, weekday }) =>
          has(specialDates, date) ? !has(shutDates, date) : (openDays & weekday) !== 0,
        );
}

/** Places that are open at that time of some day of the week. */
export function isOpenOnceAt(time: string): Meets {
  const minutes = Array.from({ length: 7 }, (_, day) =>
    piece(day * dayMinutes + minutesOf(time), day * dayMinutes + minutesOf(time) + 1),
  ).flat();
  return ({ openMinutes }) => overlaps(openMinutes, minutes);
}

/** Places that open in that part of one of the dates; without dates, of any day of their week. */
export function opensIn(part: DayPart, dates: readonly string[]): Meets {
  const [from, to] = minutesOfPart[part];
  const ofDay = (weekday: number) => piece(weekday * dayMinutes + from, weekday * dayMinutes + to);
  const ofWeek = Array.from({ length: 7 }, (_, day) => ofDay(day)).flat();
  if (dates.length === 0) return ({ openMinutes }) => overlaps(openMinutes, ofWeek);
  const asked = dates.map((date) => ({
    around: [addDays(date, -1), date, addDays(date, 1)],
    usual: ofDay(weekdayOf(date)),
    minutes: [[beginOf(date) + from, beginOf(date) + to]] as Spans<number>,
  }));
  return ({ openMinutes, specialDates, specialMinutes }) =>
    asked.some(({ around, usual, minutes }) =>
      specialDates.length > 0 && around.some((date) => has(specialDates, date))
        ? overlaps(specialMinutes, minutes)
        : overlaps(openMinutes, usual),
    );
}

/** Events that begin in that part of their day. */
export function beginsIn(part: DayPart): Meets {
  const [from, to] = hoursOfPart[part];
  return ({ startsTime: time }) => time !== null && (from < to ? time >= from && time < to : time >= from || time < to);
}
