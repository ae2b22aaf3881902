/** What the town brought a listing: the closed sets it is counted by, and how weeks are told (issue 21). Pure. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

/** What a visitor does on a page of a listing: opens it, presses its phone, asks the way. */
export const visitActions = ['view', 'call', 'route'] as const;
export type VisitAction = (typeof visitActions)[number];

/**
 * How somebody came to the page, and nothing closer: the home page, a search, a list without words, the map, another
 * listing, what they keep, a letter, a search engine, another site; `direct` is all that nobody can say.
 */
export const visitSources = [
  'direct',
  'home',
  'search',
  'list',
  'map',
  'similar',
  'saved',
  'letter',
  'engine',
  'site',
] as const;
export type VisitSource = (typeof visitSources)[number];

/** What is counted, in the order in which it is shown. Sales are cents: what was paid less what went back of it. */
export const measures = ['views', 'saves', 'calls', 'routes', 'bookings', 'entries', 'sales'] as const;
export type Measure = (typeof measures)[number];
export type Measured = Readonly<Record<Measure, number>>;

/** All of them together. */
export const sumOf = (rows: readonly Measured[]): Measured =>
  Object.fromEntries(measures.map((measure) => [measure, rows.reduce((sum, row) => sum + row[measure], 0)])) as Record<
    Measure,
    number
  >;

/** Over how many weeks it is shown, the running one among them. */
export const spans = ['4', '12', '26', '52'] as const;
export type Span = (typeof spans)[number];
export const usualSpan: Span = '12';

/** With so many owners in a category its median tells nothing of any one of them. */
export const fewestOwners = 5;

/** The Monday of a day. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** The Mondays of so many weeks up to the one of `today`, the first one first. */
export function mondaysTo(today: string, count: number): string[] {
  const last = mondayOf(today);
  return Array.from({ length: count }, (_, place) => addDays(last, (place - count + 1) * 7));
}
