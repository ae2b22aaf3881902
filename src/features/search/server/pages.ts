/** Pages of what there is too much of to rank: in an order of the whole index. */
import type { Db } from '#kit/server/db.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { asksCalendars, freeOf } from './calendars.ts';
import type { SearchCriteria } from './criteria.ts';
import type { Entry } from './entries.ts';
import type { ReadonlyBitSet } from './inverted-index/bit-set.ts';
import type { KindIndex } from './kind-index.ts';
import { inOrder, isInDefaultOrder, sortKeys, tieOf } from './order.ts';
import { withWords } from './words-in.ts';

/** Of too many matches of a type a page, in its order: by their ranks nobody reads so many, they come in that of the lists. */
export async function pageOfMany(
  db: Db,
  criteria: SearchCriteria,
  index: KindIndex,
  { type, all }: { readonly type: ListingKind; readonly all: ReadonlyBitSet },
  { from, size }: { readonly from: number; readonly size: number },
): Promise<readonly string[]> {
  const most = asksCalendars(criteria, type) ? Infinity : from + size;
  const ordinals = manyInOrder(criteria, type, index, all, most);
  const ids = ordinals.map((ordinal) => (index.entries[ordinal] as Entry).id);
  const [free = []] = await freeOf(db, criteria, [{ type, ids, most: from + size }]);
  return free.slice(from);
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
    return [...exact, ...index.inStanding(all.clone().andNot(isExact), most)];
  }
  if (isInDefaultOrder(criteria, type)) return index.inStanding(all, most);
  const ordinals = [...all.toArray()];
  const keys = sortKeys(criteria, type, index, ordinals);
  const tie = tieOf(criteria, type);
  const placed = ordinals.map((ordinal, place) => {
    const { id, standing } = index.entries[ordinal] as Entry;
    return { ordinal, id, key: keys[place] ?? null, tie: tie(standing) };
  });
  return placed.toSorted(inOrder).map(({ ordinal }) => ordinal);
}
