/** On which date an event of the demo is: counted from tonight, and where it is at a place, on one of its nights. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import type { EventSeed } from './seed.ts';
import { toldOfEvents } from './told.ts';

/** The weekdays on which places open that are not open every day, 0 is Monday: their own hours, which a test compares. */
export const openWeekdays: Readonly<Record<string, readonly number[]>> = {
  'bunker-38': [4, 5],
  'la-lentejuela': [2, 3, 4, 5, 6],
  'club-azimut': [3, 4, 5, 6],
  'sala-hormigon': [3, 4, 5, 6],
  'surco-b': [1, 2, 3, 4, 5],
};

/** A night at a closed door waits for the next one that is open. */
export function dateFrom(tonight: string, { slug, day }: Pick<EventSeed, 'slug' | 'day'>): string {
  const weekdays = openWeekdays[toldOfEvents[slug]?.at ?? ''];
  const first = addDays(tonight, day);
  if (weekdays === undefined) return first;
  const week = [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(first, later));
  return week.find((date) => weekdays.includes(weekdayOf(date))) ?? first;
}
