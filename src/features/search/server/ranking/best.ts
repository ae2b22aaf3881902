/** The best answers of all kinds at once: who looks for a night out looks at nights, places and boats alike (decision 0195). */
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { bestSize } from '../../rules.ts';
import type { SearchCriteria } from '../criteria.ts';
import { whatOneDoes } from './fit.ts';
import type { Ids } from '../hydrate.ts';
import type { Match } from '../matches.ts';

/** What is of a kind that was named comes before what answers about as well. */
const namedCounts = 2;

type Shown = {
  /** The kinds in their order, and of each what its list shows. */
  readonly shelves: readonly ListingKind[];
  readonly ids: Ids;
  readonly named: ReadonlySet<ListingKind>;
};

/**
 * Ids of what is shown in the lists of kinds, the best answers first; none where all of them are of one kind, where another
 * order was asked for, or nothing but filters. Work is among them where somebody speaks of work.
 */
export function bestOf(
  criteria: SearchCriteria,
  matches: readonly Match[],
  { shelves, ids, named }: Shown,
): readonly string[] {
  const { sort, textQuery, scope, circle } = criteria;
  const isTold = textQuery !== undefined || whatOneDoes(criteria) !== undefined;
  if (sort !== 'relevance' || !isTold || circle !== undefined || scope.length === 1) return [];
  const keys = new Map(matches.map(({ id, key }) => [id, key ?? 0]));
  const ranked = shelves
    .filter((type) => type !== 'jobs' || named.has(type))
    .flatMap((type) =>
      ids[type].map((id) => ({ id, type, key: (keys.get(id) ?? 0) + (named.has(type) ? namedCounts : 0) })),
    )
    // Without words only what one does then is an answer to it.
    .filter(({ key }) => textQuery !== undefined || key > 0)
    .toSorted((a, b) => b.key - a.key)
    .slice(0, bestSize);
  return new Set(ranked.map(({ type }) => type)).size > 1 ? ranked.map(({ id }) => id) : [];
}
