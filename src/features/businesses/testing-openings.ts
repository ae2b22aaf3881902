/** For tests only: weeks and exceptions as chance has them, the same from the same seed. */
import { addDays } from '#kit/shared/dates.ts';
import type { OpeningException, OpeningHours, Openings } from './opening.ts';

/** Numbers below 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const two = (number: number) => String(number).padStart(2, '0');

/** A place whose exceptions lie around a date. */
export function openingsAround(date: string, seed: number): Openings {
  const random = randomFrom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const time = () => `${two(below(24))}:${two(below(4) * 15)}`;
  const span = () => {
    const opens = time();
    return { opens, closes: below(6) === 0 ? opens : time() };
  };
  const several = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  const days = () => [0, 1, 2, 3, 4, 5, 6].filter(() => below(3) > 0);
  const hours = (): OpeningHours => ({ days: days(), ...span() });
  const exception = (): OpeningException => {
    const from = addDays(date, below(12) - 6);
    const until = below(2) === 0 ? from : addDays(from, below(9));
    return { from, until, days: below(3) === 0 ? days() : [0, 1, 2, 3, 4, 5, 6], spans: several(2, span) };
  };
  return { openingHours: several(3, hours), openingExceptions: several(5, exception) };
}

/** The dates at which clocks and calendars are odd: both clock changes, a leap day, a year’s end, and an August. */
export const oddDates = ['2026-03-28', '2026-10-24', '2028-02-28', '2026-12-31', '2026-08-21'];
