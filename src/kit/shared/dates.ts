/**
 * Days and clocks. Instants are stored in UTC; `timeIn(zone)` applies a zone, once. Calendar dates are `YYYY-MM-DD`,
 * times of day `HH:MM`.
 */
import type { Language } from './messages.ts';
import { daySpellings, type DayStyle } from './spelling/facts.ts';

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

/** From an instant on, in ms, a zone is so many minutes ahead of UTC. */
export type Turn = readonly [from: number, ahead: number];

/**
 * The clock of an IANA time zone such as `Europe/Madrid`; RangeError for one that does not exist. Between the first and
 * the last of `turns`, in their order, it is read from them; elsewhere, and without any, Intl is asked.
 */
export function timeIn(zone: string, turns: readonly Turn[] = []): ZonedTime {
  let parts: Intl.DateTimeFormat | undefined;
  if (turns.length === 0) parts = clockOf(zone);
  const known = new Map<number, Wall>();

  function readClock(at: Date): Wall {
    const next = turns.findIndex(([from]) => from > at.getTime());
    const turn = turns[next - 1];
    if (turn) return wallOf(new Date(at.getTime() + turn[1] * 60_000).toISOString());
    parts ??= clockOf(zone);
    const p = Object.fromEntries(parts.formatToParts(at).map((part) => [part.type, part.value]));
    return wallOf(`${p['year']}-${p['month']}-${p['day']}T${p['hour']}:${p['minute']}`);
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
    formatInstant(at, language) {
      const { date, time } = wallClock(at);
      return format(date, 'instant', language, time);
    },
  };
}

const clockOf = (zone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

/** What a clock shows that reads `2026-08-21T23:30`. */
function wallOf(text: string): Wall {
  const time = text.slice(11, 16);
  return { date: text.slice(0, 10), time, hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) };
}

const halfHour = 1_800_000;

/** When a zone turned its clocks from one year to another (both included), to the half hour; its first turn is where they begin. */
export function turnsOf(zone: string, firstYear: number, lastYear: number): Turn[] {
  const { aheadOfUtc } = timeIn(zone);
  const aheadAt = (at: number) => aheadOfUtc(new Date(at * halfHour));
  const begin = Date.UTC(firstYear, 0) / halfHour;
  const turns: Turn[] = [[begin * halfHour, aheadAt(begin)]];
  // A clock is turned twice a year at most, and stays so for more than three weeks.
  for (let late = begin; late < Date.UTC(lastYear + 1, 0) / halfHour;) {
    let early = late;
    late += 48 * 21;
    const ahead = aheadAt(late);
    if (ahead === turns.at(-1)?.[1]) continue;
    let turn = late;
    while (turn - early > 1) {
      const middle = Math.floor((early + turn) / 2);
      if (aheadAt(middle) === ahead) turn = middle;
      else early = middle;
    }
    turns.push([turn * halfHour, ahead]);
  }
  return turns;
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

/** Spelled without Intl, which a page asks late if at all (spelling/facts.ts). */
function format(date: string, style: DayStyle, language: Language, time = ''): string {
  const { pattern, weekday, month } = daySpellings[language][style];
  const parts: Readonly<Record<string, string | undefined>> = {
    year: date.slice(0, 4),
    month: month[Number(date.slice(5, 7)) - 1],
    day: String(Number(date.slice(8, 10))),
    weekday: weekday[weekdayOf(date)],
    hour: time.slice(0, 2),
    minute: time.slice(3, 5),
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
