/** What is near: where few listings are what was asked for, some that have less of it, or are not quite there (decision 0081). */
import type { Db } from '#kit/server/db.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { namedSize, previewSize } from '../../rules.ts';
import { freeOf } from '../index/calendars.ts';
import { conditionsOf, meeting } from '../filters/conditions.ts';
import type { SearchCriteria } from '../criteria.ts';
import { cannotMatch, isOfHour } from '../criteria.ts';
import type { Entry } from '../index/entries.ts';
import type { Ids } from '../hydrate.ts';
import { noIds } from '../hydrate.ts';
import { createBitSet } from '../inverted-index/bit-set.ts';
import type { KindIndex } from '../index/kind-index.ts';
import type { Match } from '../matches.ts';
import { firstOf } from '../matches.ts';
import { inOrder, sortKeys } from '../ranking/order.ts';
import type { Read } from '../query/relaxation.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { meaningQueryOf, nearWordsOf } from './near-query.ts';
import { stemsOf } from '../query/stems.ts';
import { atPlacesFound, justBeyond, nearestFirst, softerThan, unfreed, widerThan } from './wider.ts';
import { withWords } from '../index/words-in.ts';

/** Of each kind the nearest so many are looked at. */
const maxOfKind = 12;
/** Of so many: in a town of 100,000 listings thousands have a word of what was asked for. */
const maxRanked = 200;
/** What is further from what was asked for than this share of the nearest is not shown. */
const minShare = 0.3;

/** Fewer than so many are next to nothing. */
const next = 3;

/** Of what is on at the places that were found, a few. */
const maxThere = 4;

type Row = {
  readonly type: ListingKind;
  readonly id: string;
  readonly key: number;
  readonly reading: number;
  /** Of a kind that was named, or of one like it. */
  readonly isAlike: boolean;
};
export type Near = { readonly ids: Ids; readonly shelves: readonly ListingKind[] };

/** Whether what is of another kind than the one that was named may be near. */
const isWide = ({ textQuery }: SearchCriteria): boolean =>
  textQuery?.related !== undefined || textQuery?.isByMeaning === true;

/** What is asked of one kind in one reading. */
type Asked = {
  readonly wider: SearchCriteria;
  readonly type: ListingKind;
  readonly reading: number;
  readonly isNamed: boolean;
};

/** Some of what a reading has of a kind, in the order of the lists. */
function someOf({ wider, type, isNamed }: Asked, index: KindIndex): readonly number[] {
  const { related, others, isByMeaning = false } = wider.textQuery ?? {};
  const { inNames, inDocument } = withWords(index);
  const { all } = meeting(index, conditionsOf(wider, type, index));
  if (!isNamed && !isByMeaning) {
    const alike = related === undefined ? createBitSet(0) : inNames(related).clone();
    all.and(others === undefined ? alike : alike.or(inDocument(others)));
  }
  return firstOf(wider, index, all, maxRanked);
}

/** The nearest of some entries of a kind. */
function nearestOf({ wider, type, reading }: Asked, index: KindIndex, ordinals: readonly number[]): Row[] {
  const like = wider.textQuery?.like;
  const ofKind = like === undefined ? undefined : withWords(index).inNames(like);
  const keys = sortKeys(wider, type, index, ordinals);
  const rows = ordinals.map((ordinal, place) => {
    const { id, standing } = index.entries[ordinal] as Entry;
    return { type, id, key: keys[place] ?? 0, tie: standing, reading, isAlike: ofKind?.has(ordinal) ?? true };
  });
  return rows.toSorted(inOrder).slice(0, maxOfKind);
}

/** What is about as near as the nearest of a reading. */
function nearestIn(rows: readonly Row[]): readonly Row[] {
  const alike = rows.filter(({ isAlike }) => isAlike);
  const best = Math.max(...(alike.length > 0 ? alike : rows).map(({ key }) => key));
  return rows.filter(({ key }) => key >= best * minShare).toSorted((a, b) => b.key - a.key);
}

/** Of what has the rest of the words and is of no such kind a few: who asks for dinner eats. */
const maxUnlike = 2;

function withFewUnlike(rows: readonly Row[]): readonly Row[] {
  const unlike = new Set(rows.filter(({ isAlike }) => !isAlike).slice(maxUnlike));
  return rows.filter((row) => !unlike.has(row));
}

/** One of each reading after the other: none of them says more of what somebody would do without. */
function inTurns(lists: readonly (readonly Row[])[]): Row[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

const different = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row, place, all) => all.findIndex(({ id }) => id === row.id) === place);

/** What is near by its meaning, within the same limits. */
async function meantBy(db: Db, criteria: SearchCriteria, { terms, stems }: Read): Promise<SearchCriteria[]> {
  const meaning = meaningQueryOf(terms, new Map([...stems, ...(await stemsOf(db, nearWordsOf(terms)))]));
  return meaning === undefined ? [] : [{ ...criteria, textQuery: meaning, sort: 'relevance' }];
}

/** What was asked for, how it was read, and what it found; `named` are the kinds that its words name. */
type Question = {
  readonly criteria: SearchCriteria;
  readonly read: Read;
  readonly found: readonly Match[];
  readonly named: ReadonlySet<ListingKind>;
};

/** Of each reading that has some what is nearest, none of it found already. */
type NearestOf = (readings: readonly SearchCriteria[]) => readonly (readonly Row[])[];

/** The kinds that may be near: who does not speak of work looks for none, and who goes out at night hires nothing. */
function nearestAmong(index: SearchIndex, { criteria, found, named }: Question): NearestOf {
  const isOfWork = named.has('jobs') || (found.length > 0 && found.every(({ type }) => type === 'jobs'));
  const isLookedFor = (type: ListingKind) => type !== 'jobs' || isOfWork || criteria.scope.length === 1;
  const isNamed = (type: ListingKind) => named.size === 0 || named.has(type);
  const known = new Set(found.map(({ id }) => id));
  return (readings) => {
    const asked = readings.flatMap((wider, reading) =>
      wider.types
        .filter((type) => isLookedFor(type) && (named.has(type) || isOfHour(criteria, type)))
        .filter((type) => !cannotMatch(wider, type))
        .filter((type) => isNamed(type) || (isWide(wider) && !named.has('jobs')))
        .map((type): Asked => ({ wider, type, reading, isNamed: isNamed(type) })),
    );
    const rows = asked.flatMap((one) => {
      const of = index[one.type];
      // What is shown whenever it is free need not be so then.
      const then = one.wider.date === undefined ? one.wider : criteria;
      return nearestOf(one, of, freeOf(then, one.type, of, someOf(one, of), maxRanked));
    });
    const others = rows.filter(({ id }) => !known.has(id));
    return [...Map.groupBy(others, ({ reading }) => reading).values()].map(nearestIn);
  };
}

/** What is near its words and within all limits: a few of what is on at the places that were found, then what has some of the words, then what is near by its meaning where there is room. */
async function nearWords(
  db: Db,
  { criteria, read, found }: Question,
  nearestOfAll: NearestOf,
): Promise<readonly Row[]> {
  const meaning = await meantBy(db, criteria, read);
  const there = nearestOfAll(atPlacesFound(criteria, found)).flat();
  const wider = nearestOfAll(nearestFirst(widerThan(criteria, read, found), meaning));
  const softer = nearestOfAll(softerThan(criteria, read));
  const whenever = nearestOfAll(unfreed(criteria, read, found)).flat();
  return different([
    ...whenever.slice(0, previewSize),
    ...there.slice(0, maxThere),
    ...inTurns(wider.map(withFewUnlike)).slice(0, previewSize),
    ...inTurns(softer.map(withFewUnlike)),
    ...nearestOfAll(meaning).flat(),
  ]).slice(0, namedSize);
}

/** A few that are near what was asked for, the nearest first; none where enough was found, or only filters were asked. */
export async function findNear(
  db: Db,
  index: SearchIndex,
  criteria: SearchCriteria,
  read: Read,
  found: readonly Match[],
  named: ReadonlySet<ListingKind>,
): Promise<Near> {
  if (criteria.circle !== undefined || found.length >= namedSize) return { ids: noIds(criteria.kinds), shelves: [] };
  const question = { criteria, read, found, named };
  const nearestOfAll = nearestAmong(index, question);
  const within = criteria.textQuery === undefined ? [] : await nearWords(db, question, nearestOfAll);
  // Where next to nothing meets the limits, what is just beyond one of them.
  const isNextToNothing = found.length + within.length < next;
  const near = isNextToNothing
    ? different([...within, ...inTurns(nearestOfAll(justBeyond(criteria, read)))]).slice(0, previewSize)
    : within;
  return {
    ids: ofKinds(criteria.kinds, ({ name }) => near.filter(({ type }) => type === name).map(({ id }) => id)),
    shelves: [...new Set(near.map(({ type }) => type))],
  };
}
