/** The nights on which the town's clock changes: times that it skips, and times that it shows twice (issue 14). */
import { type Fold } from '#kit/shared/dates.ts';
import { dayMs, daysAfter } from '#kit/shared/durations.ts';
import { aheadOfUtc, instantOf, wallClock } from './dates.ts';

/** All instants at which the town's clock shows this date and time: one, none in the night that skips an hour, two in the one that has it twice. */
export function instantsOf(date: string, time: string): Date[] {
  const naive = Date.parse(`${date}T${time}:00Z`);
  const [before = 0, after = 0] = [-1, 1].map((days) => aheadOfUtc(new Date(naive + days * dayMs)));
  if (before === after) return [instantOf(date, time)];
  return [before, after]
    .map((ahead) => new Date(naive - ahead * 60_000))
    .filter((at) => wallClock(at).time === time)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** The one that is meant; the second of two unless told. */
export function instantTold(date: string, time: string, fold?: Fold | null): Date {
  return (fold === 'first' ? instantsOf(date, time)[0] : undefined) ?? instantOf(date, time);
}

/** Of an instant whose time the clock shows twice, which of the two it is. */
export function foldOf(at: Date): Fold | undefined {
  // On nearly all days the clock doesn't change: a list of hundreds asks this of each.
  const [before, after] = [-1, 1].map((days) => aheadOfUtc(daysAfter(at, days)));
  if (before === after) return undefined;
  const { date, time } = wallClock(at);
  const [, second] = instantsOf(date, time);
  if (!second) return undefined;
  return at < second ? 'first' : 'second';
}

/** What is odd about a time of a day; of one that is skipped, the last minute before the gap and the first after it. */
export type ClockChange = { readonly kind: 'twice' } | { readonly kind: 'skipped'; readonly around: [string, string] };

/** Whether the clock skips a time or shows it twice; undefined for every other. */
export function clockChangeAt(date: string, time: string): ClockChange | undefined {
  const count = instantsOf(date, time).length;
  if (count === 1) return undefined;
  if (count === 2) return { kind: 'twice' };
  const after = instantOf(date, time).getTime();
  // Within a day of a gap the clock goes on by a minute each minute, but at the gap itself.
  const shown = (minutes: number) => wallClock(new Date(after + minutes * 60_000)).time;
  let back = 0;
  while (shown(back) > time) back -= 1;
  return { kind: 'skipped', around: [shown(back), shown(back + 1)] };
}
