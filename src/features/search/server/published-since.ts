/** What addresses find among some listings, such as those that were published since somebody looked (saved searches). */
import type { Db } from '#kit/server/db.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { askedOf, isNearby, type SearchAddress } from '../address.ts';
import { NearbyQuery, SearchQuery } from '../contract.ts';
import { parseTerms, type Lexicon } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';
import { freeThen } from './index/calendars.ts';
import { conditionsOf, isAnyMeeting } from './filters/conditions.ts';
import { cannotMatch, hasNoFilters, type SearchCriteria } from './criteria.ts';
import type { ReadonlyBitSet } from './inverted-index/bit-set.ts';
import { createBitSet } from './inverted-index/bit-set.ts';
import type { Entry } from './index/entries.ts';
import { matchAsked, readAsked } from './matching.ts';
import { saysNothing } from './near/other-terms.ts';
import { searchIndex, type SearchIndex } from './index/search-index.ts';
import { stemsOf } from './query/stems.ts';
import { textQueryOf, wordsOf } from './query/text-query.ts';

type Among = Readonly<Record<ListingKind, ReadonlySet<string>>>;

/** Looks for what an address finds of some listings; many addresses one after the other, all in the index as it was when this began. */
export type Look = (
  address: SearchAddress,
  among: Among,
  lexicon: Lexicon,
) => Promise<{ readonly type: ListingKind; readonly id: string }[]>;

/** The question that a page asks for an address. */
function queryOf(address: SearchAddress): SearchQuery | NearbyQuery {
  const { search, radius } = askedOf(address);
  return isNearby(address) ? NearbyQuery.parse({ ...search, radius }) : SearchQuery.parse(search);
}

/**
 * Those of `among` that really are what was asked, as a visitor finds them now: all filters are met, and where words were asked
 * all of them, each as it was typed or by what it stands for. What is only near, has some of the words, or was found
 * because the words were taken for mistyped ones is left out; so is what has something that is not wanted.
 */
export async function openLook(db: Db, kinds: ServerKinds, at: Date): Promise<Look> {
  const index = await searchIndex(db, kinds, at);
  return async (address, among, lexicon) => {
    const query = queryOf(address);
    const circle = 'radius' in query ? { lat: query.lat, lng: query.lng, radius: query.radius } : undefined;
    const asked = await readAsked(db, kinds, query, at, { circle, lexicon });
    const { filters } = asked;
    const some = new Map(filters.types.map((type) => [type, ordinalsOf(index, type, among[type])] as const));
    // Mostly none of them fits, and that is soon known.
    const terms = parseTerms(tokenize(asked.query.query ?? ''), lexicon);
    const isOfFilters = terms.every(saysNothing) && !hasNoFilters(filters);
    const textQuery = isOfFilters ? undefined : textQueryOf(terms, await stemsOf(db, wordsOf(terms)), 'all');
    if (!isAnyOf(index, { ...filters, textQuery }, some)) return [];
    const attempt = await matchAsked(db, index, asked);
    if (!attempt.hasAllWords || attempt.correction !== null) return [];
    if (attempt.textQuery?.unwanted !== undefined && attempt.textQuery.leavesOut !== true) return [];
    return [...some].flatMap(([type, ordinals]) => {
      const all = attempt.matches.all.get(type);
      const isFree = freeThen(filters, type, index[type]);
      return [...ordinals.toArray()].flatMap((ordinal) => {
        const { id } = index[type].entries[ordinal] as Entry;
        return all?.has(ordinal) === true && (isFree?.(ordinal) ?? true) ? [{ type, id }] : [];
      });
    });
  };
}

function ordinalsOf(index: SearchIndex, type: ListingKind, ids: ReadonlySet<string>): ReadonlyBitSet {
  const set = createBitSet();
  for (const id of ids) {
    const ordinal = index[type].ordinalOf(id);
    if (ordinal !== undefined) set.add(ordinal);
  }
  return set;
}

/** Whether any of some entries has all the words and meets all filters. */
const isAnyOf = (
  index: SearchIndex,
  criteria: SearchCriteria,
  some: ReadonlyMap<ListingKind, ReadonlyBitSet>,
): boolean =>
  [...some].some(
    ([type, among]) =>
      !among.isEmpty() &&
      !cannotMatch(criteria, type) &&
      isAnyMeeting(index[type], [...conditionsOf(criteria, type, index[type]), { among }]),
  );
