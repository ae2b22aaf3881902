/** Pages of what was found; of what there is too much of to rank, in an order of the whole index. */
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { SearchResult } from '../../contract.ts';
import { freeOf, freeThen } from '../index/calendars.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Entry } from '../index/entries.ts';
import type { Ids } from '../hydrate.ts';
import { noIds } from '../hydrate.ts';
import type { ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import type { KindIndex } from '../index/kind-index.ts';
import type { Matches } from '../matches.ts';
import { isFoundInOrder } from '../matches.ts';
import { inOrder, isInDefaultOrder, sortKeys, tieOf } from './order.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { withWords } from '../index/words-in.ts';

type Window = { readonly from: number; readonly size: number };

/** The page of each type: of the matches, or of those there are too many of by itself. */
export function idsOfPage(
  criteria: SearchCriteria,
  index: SearchIndex,
  { entries, all }: Matches,
  totals: SearchResult['totals'],
  windowOf: (type: ListingKind) => Window,
): Ids {
  const ids: Record<ListingKind, readonly string[]> = { ...noIds(criteria.kinds) };
  for (const type of criteria.types) {
    const { from, size } = windowOf(type);
    const set = all.get(type);
    const isMany = totals[type].isMore && !isFoundInOrder(criteria, type);
    ids[type] =
      isMany && set !== undefined
        ? pageOfMany(criteria, index[type], { type, all: set }, { from, size })
        : entries
            .filter((match) => match.type === type)
            .toSorted(inOrder)
            .slice(from, from + size)
            .map(({ id }) => id);
  }
  return ids;
}

/** So many of them are put in order first: mostly enough of these are free. */
const orderedFirst = 2000;

/** Of too many matches of a type a page, in its order: by their ranks nobody reads so many, they come in that of the lists. */
function pageOfMany(
  criteria: SearchCriteria,
  index: KindIndex,
  { type, all }: { readonly type: ListingKind; readonly all: ReadonlyBitSet },
  { from, size }: Window,
): readonly string[] {
  const page = (most: number): readonly number[] =>
    freeOf(criteria, type, index, manyInOrder(criteria, type, index, all, most), from + size);
  const isOfFree = freeThen(criteria, type, index) !== undefined;
  const first = page(isOfFree ? orderedFirst : from + size);
  const found = isOfFree && first.length < from + size ? page(Infinity) : first;
  return found.slice(from).map((ordinal) => (index.entries[ordinal] as Entry).id);
}

function manyInOrder(
  criteria: SearchCriteria,
  type: ListingKind,
  index: KindIndex,
  all: ReadonlyBitSet,
  most: number,
): readonly number[] {
  if (criteria.sort === 'relevance' && criteria.textQuery !== undefined) {
    const isExact = withWords(index).inDocument(criteria.textQuery.exactTitle);
    const exact = index.inStanding(all.clone().and(isExact), most);
    return [...exact, ...index.inStanding(all.clone().andNot(isExact), most)].slice(0, most);
  }
  if (isInDefaultOrder(criteria, type)) return index.inStanding(all, most);
  const ordinals = [...all.toArray()];
  const keys = sortKeys(criteria, type, index, ordinals);
  const tie = tieOf(criteria, type);
  return placesOfHighest(keys, most)
    .map((place) => {
      const ordinal = ordinals[place] as number;
      const { id, standing } = index.entries[ordinal] as Entry;
      return { ordinal, id, key: keys[place] ?? null, tie: tie(standing) };
    })
    .toSorted(inOrder)
    .slice(0, most)
    .map(({ ordinal }) => ordinal);
}

/** Where the highest keys are, at least so many: numbers alone are sorted many times as fast as what they belong to. */
function placesOfHighest(keys: readonly (number | null)[], most: number): readonly number[] {
  const places = [...keys.keys()];
  if (keys.length <= most) return places;
  const known = Float64Array.from(keys, (key) => key ?? -Infinity);
  const least = known.toSorted()[keys.length - most] as number;
  return places.filter((place) => (known[place] as number) >= least);
}
