/**
 * Opening hours as a person asks for them: open until when, closed until when, and the whole week. Apart from rules.ts
 * because the home page loads that one and only says open or closed.
 */
import { weekdayOf } from '#kit/shared/dates.ts';
import { nightEndsAtHour, nightOf, wallClock } from '#market/town/dates.ts';
import type { OpeningHours } from './rules.ts';

const day = 1440;
const week = 7 * day;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const two = (number: number) => String(number).padStart(2, '0');
const timeOf = (minutes: number) => `${two(Math.floor((minutes % day) / 60))}:${two(minutes % 60)}`;

/** Minutes since Monday 00:00 by the town's clock; a span that ends after Sunday's midnight ends beyond the week. */
type Span = { readonly from: number; readonly to: number };

function spansOf(hours: readonly OpeningHours[]): Span[] {
  return hours
    .flatMap(({ days, opens, closes }) =>
      days.map((weekday) => {
        const from = weekday * day + minutesOf(opens);
        const length = minutesOf(closes) - minutesOf(opens);
        // At or before the opening time means after midnight (rules.ts).
        return { from, to: from + (length <= 0 ? length + day : length) };
      }),
    )
    .toSorted((one, other) => one.from - other.from);
}

export type OpenState =
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly closes: string }
  | {
      readonly kind: 'closed';
      readonly opens: string;
      /** By the calendar: the morning after a night is the next day for whoever sleeps. */
      readonly on: 'today' | 'tomorrow' | 'later';
      /** 0 is Monday. */
      readonly weekday: number;
    };

/** Open until when, or closed until when, at an instant; undefined where no hours are known. */
export function openState(hours: readonly OpeningHours[], at: Date): OpenState | undefined {
  const spans = spansOf(hours);
  if (spans.length === 0) return undefined;
  const wall = wallClock(at);
  const today = weekdayOf(wall.date);
  const now = today * day + wall.hour * 60 + wall.minute;
  // The same week before and after: Sunday's night ends on Monday.
  const around = [-week, 0, week].flatMap((shift) =>
    spans.map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  );

  const current = around.filter(({ from, to }) => from <= now && now < to);
  if (current.length > 0) {
    let end = Math.max(...current.map(({ to }) => to));
    // A span that begins as another ends is no closing.
    for (const { from, to } of around) if (from <= end && to > end) end = to;
    return end - now >= week ? { kind: 'always' } : { kind: 'open', closes: timeOf((end + week) % week) };
  }
  const next = Math.min(...around.map(({ from }) => from).filter((from) => from > now));
  const weekday = Math.floor((next % week) / day);
  const inDays = Math.floor(next / day) - today;
  // After midnight "tomorrow" is said of two different days: then the day has its name.
  const isTomorrow = inDays === 1 && wall.hour >= nightEndsAtHour;
  return {
    kind: 'closed',
    opens: timeOf(next % week),
    on: inDays === 0 ? 'today' : isTomorrow ? 'tomorrow' : 'later',
    weekday,
  };
}

export type DayHours = {
  readonly weekday: number;
  /** In order; `isAllDay` from one opening time round to the same. */
  readonly spans: readonly { readonly opens: string; readonly closes: string; readonly isAllDay: boolean }[];
};

/** Monday to Sunday, each with its spans. */
export function weekOf(hours: readonly OpeningHours[]): DayHours[] {
  return Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    spans: hours
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes }) => ({ opens, closes, isAllDay: opens === closes }))
      .toSorted((one, other) => one.opens.localeCompare(other.opens)),
  }));
}

/** The line of the week that is meant by "today": at 01:30 on Saturday it is still Friday's. */
export const weekdayOfNight = (at: Date) => weekdayOf(nightOf(at));
