/** In which order the kinds are shown. Pure. */
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { SearchCriteria } from '../criteria.ts';
import { isOfHour } from '../criteria.ts';
import type { Match } from '../matches.ts';
import { exactTitle } from './relevance-score.ts';

/** Fits are told apart by tenths. */
const finest = 10;

/** The kinds in the order of their best answers: one that was named or is usual first, then whose first listing fits best. */
export function shelvesOf(
  criteria: SearchCriteria,
  matches: readonly Match[],
  named: ReadonlySet<ListingKind>,
): ListingKind[] {
  // What serves an occasion is of several kinds: the first few of each say more than the very best.
  const told = criteria.textQuery?.occasion === undefined ? 1 : 3;
  const best = new Map(
    [...Map.groupBy(matches, ({ type }) => type)].map(([type, some]) => {
      const keys = some.map(({ key }) => key ?? Number.NEGATIVE_INFINITY);
      const first = told === 1 ? [Math.max(...keys)] : keys.toSorted((a, b) => b - a).slice(0, told);
      return [type, first.reduce((sum, key) => sum + key, 0) / first.length];
    }),
  );
  const isRanked = criteria.sort === 'relevance' && criteria.textQuery !== undefined;
  // Who wants it cheap sees first where the cheapest is.
  const cheapest = (type: ListingKind) =>
    criteria.sort === 'price'
      ? Math.min(...matches.filter((one) => one.type === type).map(({ priceCents }) => priceCents ?? Infinity))
      : 0;
  const fit = (type: ListingKind) => (isRanked ? Math.round((best.get(type) ?? 0) * finest) / finest : 0);
  // A title that is just what was typed beats the kind that was named. What has no hours comes after what has.
  const isTitle = (type: ListingKind) => Number(fit(type) >= exactTitle);
  const isOfKind = (type: ListingKind) => Number(named.has(type));
  // Who does not speak of work looks for none.
  const isForGuests = (type: ListingKind) => Number(named.has('jobs') || type !== 'jobs');
  return namesOf(criteria.kinds)
    .filter((type) => best.has(type))
    .toSorted(
      (a, b) =>
        isTitle(b) - isTitle(a) ||
        isOfKind(b) - isOfKind(a) ||
        isForGuests(b) - isForGuests(a) ||
        fit(b) - fit(a) ||
        cheapest(a) - cheapest(b) ||
        Number(isOfHour(criteria, b)) - Number(isOfHour(criteria, a)),
    );
}
