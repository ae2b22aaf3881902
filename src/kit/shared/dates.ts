/**
 * The town's clock. Everything is stored in UTC; this file applies the zone, once.
 * Calendar dates are `YYYY-MM-DD`, times of day `HH:MM`, both in the town's zone.
 */
import { town } from './town.ts';

/** A night lasts to this hour: at 01:30 on Saturday it is still Friday's night (decisions, The nightlife clock). */
export const nightEndsAtHour = 6;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: town.zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

type Wall = { date: string; time: string; hour: number; minute: number };

const known = new Map<number, Wall>();

/** What a clock on the promenade shows at an instant. A page asks for the same few minutes again and again. */
export function wallClock(at: Date): Wall {
  const minute = Math.floor(at.getTime() / 60_000);
  const wall = known.get(minute) ?? readClock(at);
  if (known.size > 999) known.clear();
  known.set(minute, wall);
  return wall;
}

function readClock(at: Date): Wall {
  const p = Object.fromEntries(parts.formatToParts(at).map((part) => [part.type, part.value]));
  return {
    date: `${p['year']}-${p['month']}-${p['day']}`,
    time: `${p['hour']}:${p['minute']}`,
    hour: Number(p['hour']),
    minute: Number(p['minute']),
  };
}

/** Minutes that the town's clock is ahead of UTC at an instant. */
export function aheadOfUtc(at: Date): number {
  const { date, time } = wallClock(at);
  return Date.parse(`${date}T${time}:00Z`) / 60_000 - Math.floor(at.getTime() / 60_000);
}

/** The calendar date whose night it is. */
export function nightOf(at: Date): string {
  const { date, hour } = wallClock(at);
  return hour < nightEndsAtHour ? addDays(date, -1) : date;
}

/** Adds days to a calendar date. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Which of the two, where the clock shows a time twice: the first is in summer time, the second in winter time. */
export const folds = ['first', 'second'] as const;
export type Fold = (typeof folds)[number];

/**
 * The instant at which the town's clock shows this date and time; in the hour that summer time skips, the later one; in
 * the one that it shows twice, the second (kit/shared/clock-changes.ts tells them apart).
 */
export function instantOf(date: string, time: string): Date {
  const naive = Date.parse(`${date}T${time}:00Z`);
  let guess = naive;
  for (let i = 0; i < 2; i += 1) {
    const wall = wallClock(new Date(guess));
    guess += naive - Date.parse(`${wall.date}T${wall.time}:00Z`);
  }
  return new Date(guess);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
}

/** A day that exists, in the years that a listing can mean: the zone's history and PostgreSQL end elsewhere. */
export function isCalendarDate(text: string): boolean {
  return /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && addDaysSafe(text) === text;
}

function addDaysSafe(text: string): string | undefined {
  const time = Date.parse(`${text}T12:00:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

const locales = { en: 'en-GB', es: 'es-ES' } as const;
type Style = 'weekday' | 'month' | 'dayMonth' | 'long' | 'dateTime';
const options: Record<Style, Intl.DateTimeFormatOptions> = {
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  dayMonth: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  dateTime: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: town.zone,
  },
};
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a calendar date (at noon, so no zone moves it), or an instant for `dateTime`. Formatters are built once. */
export function formatDate(value: string | Date, style: Style, language: 'en' | 'es'): string {
  const key = `${language}:${style}`;
  let formatter = formatters.get(key);
  if (!formatter)
    formatters.set(
      key,
      (formatter = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options[style] })),
    );
  return formatter.format(typeof value === 'string' ? new Date(`${value}T12:00:00Z`) : value);
}
