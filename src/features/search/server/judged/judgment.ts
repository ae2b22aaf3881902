/** A search somebody might type, and which listings of the demo catalogue (by their slugs) would answer it. */
import type { Language } from '#kit/shared/messages.ts';

/** What is being tried with a search: the measurement tells how each sort does. */
export const sorts = [
  'words',
  'names',
  'price',
  'people',
  'time',
  'open',
  'place',
  'amenities',
  'duration',
  'jobs',
  'abroad',
  'nothing',
] as const;

export interface Judgment {
  readonly sort: string;
  readonly query: string;
  readonly language: Language;
  /** What the person came for. Nothing, where the catalogue has none: then the page has to say so. */
  readonly best: readonly string[];
  /** What serves nearly as well, where a list tells it apart. */
  readonly well?: readonly string[];
  /** What they would look at as well; a whole category stands as `events/club`. */
  readonly good: readonly string[];
}

export const judge = (
  sort: (typeof sorts)[number],
  language: Language,
  query: string,
  best: readonly string[],
  good: readonly string[] = [],
): Judgment => ({ sort, language, query, best, good });

/** The judged clock: a Wednesday evening in July, 19:15 in the town. The catalogue's first day is this one. */
export const judgedNow = new Date('2026-07-15T17:15:00Z');
