/**
 * When a place is open: its week, and the dates on which it is otherwise. All that says open or closed asks here, the card
 * of the home page too, so this file stays small. The index of search knows the same in SQL (migration
 * `opening_exceptions`); `opening.db.test.ts` of search compares them.
 */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { nightOf, wallClock } from '#market/town/dates.ts';

/** A closing time at or before the opening time is after midnight. */
export type OpeningSpan = { readonly opens: string; readonly closes: string };
/** Days 0 (Monday) to 6, in the town's zone. */
export type OpeningHours = OpeningSpan & { readonly days: readonly number[] };
/** On these weekdays from one date to another, both among them, it opens at these times instead; without any it is closed. */
export type OpeningException = {
  readonly from: string;
  readonly until: string;
  readonly days: readonly number[];
  readonly spans: readonly OpeningSpan[];
};
export type Openings = {
  readonly openingHours: readonly OpeningHours[];
  readonly openingExceptions: readonly OpeningException[];
};

/** Minutes since the midnight that a date began with; one that goes on after the next ends beyond 1440. */
export type Minutes = { readonly from: number; readonly to: number };

export const dayMinutes = 1440;
/** An exception is of a year at most. */
export const maxExceptionDays = 366;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const two = (number: number) => String(number).padStart(2, '0');
/** The time that a clock shows so many minutes after a midnight. */
export const timeOf = (minutes: number): string =>
  `${two(Math.floor((minutes % dayMinutes) / 60))}:${two(minutes % 60)}`;

function minutesIn({ opens, closes }: OpeningSpan): Minutes {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return { from, to: to <= from ? to + dayMinutes : to };
}

/** How many dates lie from one to another, both among them. */
export const datesIn = ({ from, until }: Pick<OpeningException, 'from' | 'until'>): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;

/** What holds instead of the week for what opens on a date: what is said of fewest dates, of equals the last. */
export function exceptionOn<E extends OpeningException>(exceptions: readonly E[], date: string): E | undefined {
  let found: E | undefined;
  for (const one of exceptions)
    if (one.from <= date && date <= one.until && one.days.includes(weekdayOf(date)))
      if (found === undefined || datesIn(one) <= datesIn(found)) found = one;
  return found;
}

const ofWeek = (hours: readonly OpeningHours[], date: string): readonly OpeningSpan[] =>
  hours.filter(({ days }) => days.includes(weekdayOf(date)));

/** The spans that begin on a date, in their order. */
export function spansOn({ openingHours, openingExceptions }: Openings, date: string): Minutes[] {
  const spans = exceptionOn(openingExceptions, date)?.spans ?? ofWeek(openingHours, date);
  return spans.map(minutesIn).toSorted((one, other) => one.from - other.from);
}

/** The date and the minute of it that the town's clock shows. */
export function townMinute(at: Date): { date: string; minute: number } {
  const { date, hour, minute } = wallClock(at);
  return { date, minute: hour * 60 + minute };
}

/** Whether it is open at an instant: a bar of 20:00–04:00 is open at 01:30, whatever is said of the new day. */
export function isOpenAt(place: Openings, at: Date): boolean {
  const { date, minute } = townMinute(at);
  return (
    spansOn(place, date).some(({ from, to }) => from <= minute && minute < to) ||
    spansOn(place, addDays(date, -1)).some(({ to }) => minute < to - dayMinutes)
  );
}

/** Whether it says of itself when it opens at all. */
export const hasHours = ({ openingHours, openingExceptions }: Openings): boolean =>
  openingHours.length > 0 || openingExceptions.some(({ spans }) => spans.length > 0);

/**
 * The date that whoever stands before it means by "today": a bar’s Friday lasts until it closes on Saturday morning, a
 * shop’s Saturday begins at its midnight. Else the nightlife clock says. What is closed today goes by what it would be.
 */
export function todayOf({ openingHours, openingExceptions }: Openings, at: Date): string {
  const { date, minute } = townMinute(at);
  const usual = (day: string): Minutes[] =>
    [...ofWeek(openingHours, day), ...(exceptionOn(openingExceptions, day)?.spans ?? [])].map(minutesIn);
  const yesterday = addDays(date, -1);
  if (usual(yesterday).some(({ to }) => minute < to - dayMinutes)) return yesterday;
  return usual(date).some(({ to }) => minute < to) ? date : nightOf(at);
}

/** What keeps it shut today, where something other than its week does. */
export function closedToday<E extends OpeningException>(
  place: Openings & { readonly openingExceptions: readonly E[] },
  at: Date,
): E | undefined {
  const found = exceptionOn(place.openingExceptions, todayOf(place, at));
  return found?.spans.length === 0 ? found : undefined;
}

/** The exceptions that are not over, the next one first: yesterday’s night may still go on. */
export const comingExceptions = <E extends OpeningException>(exceptions: readonly E[], at: Date): E[] =>
  exceptions
    .filter(({ until }) => until >= addDays(wallClock(at).date, -1))
    .toSorted((one, other) => one.from.localeCompare(other.from));
