/** How a place is open today, said in two taps: an exception of one date, which ends by itself with the night. Pure. */
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import {
  comingExceptions,
  dayMinutes,
  exceptionOn,
  minutesOf,
  spansOn,
  timeOf,
  todayOf,
  townMinute,
} from './opening.ts';
import type { Minutes, OpeningException, Openings, OpeningSpan } from './opening.ts';

type Noted = OpeningException & { readonly note: object };
type Place<E> = Openings & { readonly openingExceptions: readonly E[] };
type Said =
  | { readonly state: 'closed' }
  | { readonly state: 'usual' }
  | { readonly state: 'late'; readonly closes: string };

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const spanOf = ({ from, to }: Minutes): OpeningSpan => ({ opens: timeOf(from), closes: timeOf(to) });

/** How many later hours to close at are offered. */
const laterHours = 4;

/** The last opening of today while it is not over yet, in minutes of today’s date. */
function lastToday(place: Openings, at: Date): Minutes | undefined {
  const today = todayOf(place, at);
  const { date, minute } = townMinute(at);
  const now = date === today ? minute : minute + dayMinutes;
  return spansOn(place, today).findLast(({ to }) => now < to);
}

/** The full hours at which it could close instead of when it will; none where today is over, or closed. */
export function laterClosings(place: Openings, at: Date): string[] {
  const last = lastToday(place, at);
  if (last === undefined) return [];
  const first = Math.floor(last.to / 60) + 1;
  return Array.from({ length: laterHours }, (_, hour) => (first + hour) * 60)
    .filter((to) => to < last.from + dayMinutes)
    .map(timeOf);
}

/** What was said of today alone, last of all, where that is what counts. */
export function saidOfToday<E extends OpeningException>(place: Place<E>, at: Date): E | undefined {
  const today = todayOf(place, at);
  const found = exceptionOn(place.openingExceptions, today);
  return found?.from === found?.until ? found : undefined;
}

/**
 * Its exceptions once this is said of today, without those that are over. 409 `invalid_transition` where there is nothing
 * to prolong or to take back; 422 where it would not close later than it does.
 */
export function saidToday<E extends Noted>(place: Place<E>, said: Said, at: Date): (E | Noted)[] {
  const coming = comingExceptions(place.openingExceptions, at);
  const today = todayOf(place, at);
  const instead = (spans: readonly OpeningSpan[]): (E | Noted)[] => [
    ...coming,
    { from: today, until: today, days: everyDay, spans, note: {} },
  ];
  // Said twice it is said once: one press takes it back.
  if (said.state === 'closed') return saidOfToday(place, at)?.spans.length === 0 ? coming : instead([]);
  if (said.state === 'usual') {
    const last = saidOfToday(place, at);
    if (last === undefined) throw new Problem('invalid_transition', 'Nothing was said of today.');
    return coming.filter((one) => one !== last);
  }
  const last = lastToday(place, at);
  if (last === undefined) throw new Problem('invalid_transition', 'It does not open any more today.');
  const closes = minutesOf(said.closes);
  const to = closes <= last.from ? closes + dayMinutes : closes;
  if (to <= last.to) throw invalidField('closes', 'Must be later than it closes else', 'The time is not acceptable.');
  const before = spansOn(place, today).filter((span) => span.from < last.from);
  return instead([...before, { from: last.from, to }].map(spanOf).slice(-2));
}
