/** In which order things come: a number for each, higher first, and what tells equals apart. Pure. */
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Entry } from '../index/entries.ts';
import type { KindIndex } from '../index/kind-index.ts';
import { fitOf } from './fit.ts';
import { relevanceOf } from './relevance-score.ts';
import { distanceFrom } from '../filters/places.ts';
import type { Circle } from '../filters/places.ts';
import { comparedThen } from '../filters/prices.ts';
import type { TextQuery } from '../query/text-query.ts';
import { withWords } from '../index/words-in.ts';

/** How far a place is from the middle of a circle on a flat map of the town: near enough to say what is nearest. */
export const nearness = ({ lat, lng }: Pick<Circle, 'lat' | 'lng'>) => {
  // Degrees of longitude as short as they are on the parallel of 38.54 degrees.
  const shortened = 0.7822;
  return ({ latitude, longitude }: Entry): number =>
    latitude === null || longitude === null
      ? Infinity
      : Math.sqrt(((longitude - lng) * shortened) ** 2 + (latitude - lat) ** 2);
};

/** A number by which an entry is sorted; null where it has none. */
type Key = (entry: Entry, ordinal: number) => number | null;

const negative = (value: number | null): number | null => (value === null ? null : -value);

/** How a type is sorted; what it can't be sorted by leaves it in the order of the public lists: then there is no key. */
function keyOf(criteria: SearchCriteria, type: ListingKind): ((index: KindIndex) => Key) | undefined {
  const { kinds, sort, origin } = criteria;
  const { pay } = kinds[type];
  const { isPriced: hasPrice, ranges, isRated, leaves } = kinds[type].finding;
  const isPriced = hasPrice || ranges !== undefined;
  const by = (key: Key) => () => key;
  if (isPriced && (sort === 'price' || sort === '-price'))
    return (index) => {
      const compared = comparedThen(criteria, type, index);
      return sort === 'price' ? (_, ordinal) => negative(compared(ordinal)) : (_, ordinal) => compared(ordinal);
    };
  if (sort === 'pay' && pay !== undefined) return by(({ paysAnHour }) => paysAnHour);
  if (sort === 'rating' && isRated) return by(({ rating }) => rating);
  // Events are in the order of their dates already. A job that was renewed is as new as one just pinned up.
  if (sort === 'date' && leaves === 'whenItEnds') return by(({ listedUntil }) => listedUntil);
  if (sort === 'distance' && origin !== undefined) return by((entry) => negative(distanceFrom(origin, entry)));
  return undefined;
}

/** Whether a type comes in the order of the public lists. */
export const isInDefaultOrder = (criteria: SearchCriteria, type: ListingKind): boolean =>
  !isRanked(criteria) && keyOf(criteria, type) === undefined;

/** Whether what has the words in better places comes first (ranking). */
const isRanked = ({ sort, textQuery }: SearchCriteria): boolean => sort === 'relevance' && textQuery !== undefined;

/** The standing of an entry whose date is still to be announced: whatever the order, it comes last (decisions, After the first trial). */
export const undated = Number.NEGATIVE_INFINITY;
const hasDates = ({ kinds }: SearchCriteria, type: ListingKind): boolean => kinds[type].finding.onDate === 'announced';

/** More than any price. */
const beyondPrices = 1e9;

/** The numbers by which entries of one type are sorted, higher first, null last; ties as `tieOf` says. */
export function sortKeys(
  criteria: SearchCriteria,
  type: ListingKind,
  index: KindIndex,
  ordinals: readonly number[],
): readonly (number | null)[] {
  const keys = keysOf(criteria, type, index, ordinals);
  if (!hasDates(criteria, type)) return keys;
  return ordinals.map((ordinal, place) =>
    (index.entries[ordinal] as Entry).standing === undated ? null : (keys[place] ?? null),
  );
}

function keysOf(
  criteria: SearchCriteria,
  type: ListingKind,
  index: KindIndex,
  ordinals: readonly number[],
): readonly (number | null)[] {
  const { sort, textQuery } = criteria;
  const entryOf = (ordinal: number): Entry => index.entries[ordinal] as Entry;
  if (sort === 'relevance') {
    const fit = fitOf(criteria, type, index);
    if (textQuery === undefined) return ordinals.map(fit);
    return relevanceOf(textQuery, index, ordinals, fit);
  }
  const key = keyOf(criteria, type)?.(index) ?? (() => 0);
  const isFirst = firstAmong(criteria, index);
  return ordinals.map((ordinal) => {
    const own = key(entryOf(ordinal), ordinal);
    return own !== null && isFirst?.(ordinal) ? own + beyondPrices : own;
  });
}

/** What comes before all prices: of the best paid waiters no cook who works beside them, and "boot" is of a car as well. */
function firstAmong({ sort, textQuery }: SearchCriteria, index: KindIndex): ((ordinal: number) => boolean) | undefined {
  if (textQuery === undefined) return undefined;
  const { inNames, inDocument } = withWords(index);
  if (sort === 'pay') {
    const said = calledBy(textQuery);
    const called = said === '' ? undefined : inNames(said);
    return called && ((ordinal) => called.has(ordinal));
  }
  if (sort !== 'price' && sort !== '-price') return undefined;
  const kinds = textQuery.kinds.map(({ mark, isNamed }) => (isNamed ? inNames(mark) : inDocument(mark)));
  return kinds.length === 0 ? undefined : (ordinal) => kinds.every((kind) => kind.has(ordinal));
}

/** The words that a name says of what was asked for. */
const calledBy = ({ literal, synonyms }: TextQuery): string =>
  [...literal.filter(({ isSoft }) => !isSoft).map(({ word }) => word), ...synonyms].join(' | ');

/** The second number, of a standing: among equals the standing, unless their order says that ids decide. */
export function tieOf(criteria: SearchCriteria, type: ListingKind): (standing: number) => number {
  if (isRanked(criteria) || isInDefaultOrder(criteria, type)) return (standing) => standing;
  return hasDates(criteria, type) ? (standing) => (standing === undated ? standing : 0) : () => 0;
}

type Placed = { readonly key: number | null; readonly tie: number; readonly id: string };

/** Higher keys first, unknown ones last, then higher ties, then ids. */
export const inOrder = (a: Placed, b: Placed): number =>
  a.key === b.key
    ? b.tie === a.tie
      ? a.id < b.id
        ? -1
        : 1
      : b.tie > a.tie
        ? 1
        : -1
    : (b.key ?? Number.NEGATIVE_INFINITY) - (a.key ?? Number.NEGATIVE_INFINITY);
