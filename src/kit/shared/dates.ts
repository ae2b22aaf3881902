/**
 * Days and clocks. Instants are stored in UTC; `timeIn(zone)` applies a zone, once. Calendar dates are `YYYY-MM-DD`,
 * times of day `HH:MM`.
 */
import { locales } from './locales.ts';
import type { Language } from './messages.ts';

/** What a clock on the wall shows. */
type Wall = { date: string; time: string; hour: number; minute: number };

/** The clock of one time zone. */
export type ZonedTime = {
  /** What a clock there shows at an instant. */
  readonly wallClock: (at: Date) => Wall;
  /** Minutes that it is ahead of UTC at an instant. */
  readonly aheadOfUtc: (at: Date) => number;
  /**
   * The instant at which it shows this date and time; in the hour that summer time skips, the later one; in the one that
   * it shows twice, the second.
   */
  readonly instantOf: (date: string, time: string) => Date;
  /** An instant as people write it: 21 Aug 2026, 20:30. */
  readonly formatInstant: (at: Date, language: Language) => string;
};

/** The clock of an IANA time zone such as `Europe/Madrid`; RangeError for one that does not exist. */
export function timeIn(zone: string): ZonedTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const known = new Map<number, Wall>();

  function readClock(at: Date): Wall {
    const p = Object.fromEntries(parts.formatToParts(at).map((part) => [part.type, part.value]));
    return {
      date: `${p['year']}-${p['month']}-${p['day']}`,
      time: `${p['hour']}:${p['minute']}`,
      hour: Number(p['hour']),
      minute: Number(p['minute']),
    };
  }

  /** A page asks for the same few minutes again and again. */
  function wallClock(at: Date): Wall {
    const minute = Math.floor(at.getTime() / 60_000);
    const wall = known.get(minute) ?? readClock(at);
    if (known.size > 999) known.clear();
    known.set(minute, wall);
    return wall;
  }

  function instantOf(date: string, time: string): Date {
    const naive = Date.parse(`${date}T${time}:00Z`);
    let guess = naive;
    for (let i = 0; i < 2; i += 1) {
      const wall = wallClock(new Date(guess));
      guess += naive - Date.parse(`${wall.date}T${wall.time}:00Z`);
    }
    return new Date(guess);
  }

  return {
    wallClock,
    instantOf,
    aheadOfUtc: (at) => {
      const { date, time } = wallClock(at);
      return Date.parse(`${date}T${time}:00Z`) / 60_000 - Math.floor(at.getTime() / 60_000);
    },
    formatInstant: (at, language) => formatter('instant', language, zone).format(at),
  };
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

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
}

/** A day that exists, in the years that people can mean: the zone's history and PostgreSQL end elsewhere. */
export function isCalendarDate(text: string): boolean {
  return /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && addDaysSafe(text) === text;
}

function addDaysSafe(text: string): string | undefined {
  const time = Date.parse(`${text}T12:00:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

const options = {
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  shortWithYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  instant: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Style = keyof typeof options;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are built once. */
function formatter(style: Style, language: Language, timeZone: string): Intl.DateTimeFormat {
  const key = `${language}:${style}:${timeZone}`;
  let known = formatters.get(key);
  if (!known)
    formatters.set(key, (known = new Intl.DateTimeFormat(locales[language].tag, { timeZone, ...options[style] })));
  return known;
}

/** The year of a date, where it is another one than today's: only then it has to be said. */
export function otherYear(date: string, today: string): string | undefined {
  const year = date.slice(0, 4);
  return today.startsWith(year) ? undefined : year;
}

/** A day in short, as it is said on `today`: Fri 21 Aug; of another year, Sat 16 Jan 2027. */
export function formatDay(date: string, today: string, language: Language): string {
  const style = otherYear(date, today) === undefined ? 'short' : 'shortWithYear';
  return format(date, style, language).replace(',', '');
}

/** A calendar date, or what of it alone says something. */
export function formatDate(date: string, style: 'weekday' | 'month' | 'long', language: Language): string {
  return format(date, style, language);
}

/** At noon, so that no zone moves it. */
function format(date: string, style: Exclude<Style, 'instant'>, language: Language): string {
  return formatter(style, language, 'UTC').format(new Date(`${date}T12:00:00Z`));
}
