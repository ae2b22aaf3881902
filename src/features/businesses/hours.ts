/**
 * Opening hours as a person asks for them: open until when, closed until when, and the whole week. Apart from opening.ts
 * because the home page loads that one and only says open or closed.
 */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import { dayMinutes, hasHours, maxExceptionDays, spansOn, timeOf, townMinute } from './opening.ts';
import type { OpeningHours, Openings, OpeningSpan } from './opening.ts';

const week = 7 * dayMinutes;

export type OpenState =
  | { readonly kind: 'always' }
  | {
      readonly kind: 'open';
      readonly closes: string;
      /** The date on which it closes, where that is more than a day away. */
      readonly date?: string;
    }
  | {
      readonly kind: 'closed';
      readonly opens: string;
      /** By the calendar: the morning after a night is the next day for whoever sleeps. Beyond a week it is a date. */
      readonly on: 'today' | 'tomorrow' | 'later' | 'date';
      /** 0 is Monday. */
      readonly weekday: number;
      readonly date?: string;
    }
  /** It says no time at which it opens again. */
  | { readonly kind: 'shut' };

/** Open until when, or closed until when, at an instant; undefined where no hours are known. */
export function openState(place: Openings, at: Date): OpenState | undefined {
  if (!hasHours(place)) return undefined;
  const { date: today, minute: now } = townMinute(at);
  const inDays = (days: number) =>
    spansOn(place, addDays(today, days)).map(({ from, to }) => ({
      from: from + days * dayMinutes,
      to: to + days * dayMinutes,
    }));
  const around = Array.from({ length: 10 }, (_, day) => inDays(day - 1)).flat();

  const current = around.filter(({ from, to }) => from <= now && now < to);
  if (current.length > 0) {
    let end = Math.max(...current.map(({ to }) => to));
    // A span that begins as another ends is no closing.
    for (const { from, to } of around) if (from <= end && to > end) end = to;
    if (end - now >= week) return { kind: 'always' };
    const far = end - now > dayMinutes ? { date: addDays(today, Math.floor(end / dayMinutes)) } : {};
    return { kind: 'open', closes: timeOf(end), ...far };
  }
  for (let days = 0; days <= maxExceptionDays + 7; days += 1) {
    const next = inDays(days).find(({ from }) => from > now);
    if (next) return opensIn(days, timeOf(next.from), { today, now });
  }
  return { kind: 'shut' };
}

function opensIn(days: number, opens: string, { today, now }: { readonly today: string; readonly now: number }) {
  const date = addDays(today, days);
  const said = { kind: 'closed', opens, weekday: weekdayOf(date) } as const;
  if (days === 0) return { ...said, on: 'today' } as const;
  // After midnight "tomorrow" is said of two different days: then the day has its name.
  if (days === 1 && now >= nightEndsAtHour * 60) return { ...said, on: 'tomorrow' } as const;
  return days <= 7 ? ({ ...said, on: 'later' } as const) : ({ ...said, on: 'date', date } as const);
}

type DayHours = {
  readonly weekday: number;
  /** In their order. */
  readonly spans: readonly OpeningSpan[];
};

/** Monday to Sunday, each with its spans. */
export function weekOf(hours: readonly OpeningHours[]): DayHours[] {
  return Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    spans: hours
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((one, other) => one.opens.localeCompare(other.opens)),
  }));
}

/** The line of the week that is meant by "today": at 01:30 on Saturday it is still Friday's. */
export const weekdayOfNight = (at: Date) => weekdayOf(nightOf(at));
