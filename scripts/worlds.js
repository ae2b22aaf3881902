import { pathToFileURL } from 'node:url';
import { at } from './paths.js';

/** Other days that the tests are run on: each an instant that clocks and calendars trip over, on a machine elsewhere. */
export const worlds = [
  { name: 'half a year on', ahead: 183 * 86_400_000, zone: 'Pacific/Kiritimati' },
  { name: '29 February', now: '2028-02-29T10:30:00Z', zone: 'Asia/Kolkata' },
  { name: 'the last minute of the year', now: '2026-12-31T22:59:20Z', zone: 'America/Los_Angeles' },
  { name: 'the night that skips an hour', now: '2027-03-28T00:59:20Z', zone: 'Europe/Madrid' },
  { name: 'the night that has an hour twice', now: '2027-10-31T00:30:00Z', zone: 'Europe/Madrid' },
  { name: 'a minute before the night ends', now: '2027-06-12T03:59:00Z', zone: 'Pacific/Pago_Pago' },
  { name: 'a minute after the night ended', now: '2027-06-12T04:01:00Z', zone: 'Europe/Madrid' },
];

/**
 * Servers of PostgreSQL that give rows in another order than today's plans do, wherever a statement leaves it to them.
 * The last one goes to the letter: what has no order, or the same place in one, comes as chance wants (tests/worlds/any-order.js).
 */
export const planners = [
  { name: 'joined by merging', settings: off('hashjoin', 'nestloop', 'hashagg') },
  {
    name: 'joined in loops, and read as it lies',
    settings: off('hashjoin', 'mergejoin', 'material', 'memoize', 'indexscan', 'indexonlyscan', 'bitmapscan'),
  },
  {
    name: 'joined by hashing, and read by its indexes',
    settings: off('mergejoin', 'nestloop', 'seqscan', 'bitmapscan'),
  },
  { name: 'as chance wants', settings: {}, env: importing('any-order.js') },
];

function off(...ways) {
  return Object.fromEntries(ways.map((way) => [`enable_${way}`, 'off']));
}

/**
 * A minute before clocks change, four months from an instant or more: Spain's do on the last Sundays of March and
 * October, at 01:00 UTC (Directive 2000/84/EC).
 */
export function clockChangeAfter(instant) {
  const from = instant.getTime() + 120 * 86_400_000;
  const year = new Date(from).getUTCFullYear();
  const changes = [year, year + 1].flatMap((each) => [lastSunday(each, 2), lastSunday(each, 9)]);
  return new Date(changes.find((change) => change > from) - 60_000);
}

function lastSunday(year, month) {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 86_400_000;
}

/** The world that every whole run visits: about half a year away, in a night of changing clocks, far from Spain. */
export function anotherDay() {
  return { name: 'another day', now: clockChangeAfter(new Date()).toISOString(), zone: 'Pacific/Auckland' };
}

/** Has a process and those that it starts import one of our tests' files first. */
function importing(name) {
  return { NODE_OPTIONS: `--import ${pathToFileURL(at('tests', 'worlds', name)).href}` };
}

/** What a process needs in its environment to live in that world (tests/worlds/move-clock.js). */
export function environmentOf({ now, ahead, zone }) {
  return {
    ...importing('move-clock.js'),
    CLOCK_AHEAD_MS: String(ahead ?? Date.parse(now) - Date.now()),
    TZ: zone,
  };
}
