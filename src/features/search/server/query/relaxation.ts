/** Query relaxation: from typed words to a text query that finds something. As typed, corrected, without praise, without what tells least, any word. */
import type { Db } from '#kit/server/db.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { isOfWork, leansSomewhere } from '../../vocabulary/leanings.ts';
import type { Lexicon, QueryTerm } from '../../query-terms.ts';
import { markOf, namesCategories, namesKind, parseTerms } from '../../query-terms.ts';
import { tokenize } from '../../tokenize.ts';
import type { Matches } from '../matches.ts';
import { looser, said, saysNothing, standsForSome, withKindsAlike, withoutPhrases } from '../near/other-terms.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { correctSpelling } from './spelling-correction.ts';
import type { Stems } from './stems.ts';
import { stemsOf } from './stems.ts';
import type { TextQuery } from './text-query.ts';
import { textQueryOf, wordsOf } from './text-query.ts';

/** What was read at last: its terms, and the stems of their words. */
export type Read = { readonly terms: readonly QueryTerm[]; readonly stems: Stems };

type Attempt = {
  readonly matches: Matches;
  readonly textQuery: TextQuery | undefined;
  /** The words that were searched instead of mistyped ones; null when what was typed was searched. */
  readonly correction: string | null;
  readonly hasAllWords: boolean;
  /** What was asked for and not looked for, as it was typed; empty when any of the words would do. */
  readonly leftOut: readonly string[];
  readonly read: Read;
};

type Asked = {
  readonly index: SearchIndex;
  readonly lexicon: Lexicon;
  readonly isForWork: boolean;
  /** The kinds among which people look for it. */
  readonly expected: ReadonlySet<ListingKind>;
};

/** What all readings of a search share. */
type Trying = Pick<Asked, 'index' | 'expected'> & {
  /** Who does not speak of work and finds nothing else has found little. */
  readonly mayWork: boolean;
  readonly findMatches: (textQuery: TextQuery | undefined) => Matches;
};

/** One reading: the words as they were read, what is looked for, and what is told of it. */
type Reading = {
  readonly read: Read;
  readonly textQuery: TextQuery | undefined;
  readonly correction?: string | null;
  /** What of the words is not looked for; undefined where all are. */
  readonly leftOut?: readonly QueryTerm[];
};

/** Tries the readings of what was typed, the most faithful first, until one finds something. */
export async function matchWithRelaxation(
  db: Db,
  query: string,
  { index, lexicon, isForWork, expected }: Asked,
  findMatches: (textQuery: TextQuery | undefined) => Matches,
): Promise<Attempt> {
  const typed = tokenize(query);
  const read = await readWords(db, typed, lexicon);
  const asTyped = { read, textQuery: textQueryOf(read.terms, read.stems, 'all') };
  const trying = { index, expected, mayWork: isForWork || isOfWork(typed), findMatches };
  const faithful = attempt(trying, asTyped);
  if (asTyped.textQuery === undefined) return faithful;
  if (hasFound(trying, faithful)) return unlessMentioned(trying, faithful);
  // "Something nice": all there is, beside a place or a day what is there.
  if (read.terms.every(saysNothing)) return attempt(trying, { read, textQuery: undefined });
  return tryOthers(db, trying, { typed, faithful, lexicon });
}

/** What was found as it was typed; where that only mentions the kind that was named, what is of the kind and has less of the rest. */
function unlessMentioned(trying: Trying, faithful: Attempt): Attempt {
  const { read, matches } = faithful;
  const terms = said(read.terms, read.stems);
  if (!isOnlyMentioned(terms, matches) && !isMissed(trying, matches)) return faithful;
  // A bar without a view is nearer to a bar with one than a flat that has it and a bar below.
  return ofKindNamed(trying, terms, read) ?? { ...faithful, hasAllWords: false };
}

/** What is of the kind that was named and has most of the rest of what was typed; undefined where there is none. */
function ofKindNamed(trying: Trying, terms: readonly QueryTerm[], read: Read): Attempt | undefined {
  const kinds = terms.filter((term) => namesCategories(term) && !namesKind(term) && !term.isOccasion);
  // A courier by bike and a bike's repair are no bikes.
  const isForTrade = terms.some((term) => !kinds.includes(term) && leansSomewhere(term.words));
  if (kinds.length === 0 || kinds.length === terms.length || isForTrade) return undefined;
  const ofThese = (kept: readonly QueryTerm[]): Attempt | undefined => {
    const leftOut = terms.filter((term) => !kept.includes(term));
    const loose = attempt(trying, { read, textQuery: textQueryOf(kept, read.stems, 'all'), leftOut });
    return isOfKind(kinds, loose.matches) ? loose : undefined;
  };
  // Beside an occasion what stands for nothing is told besides: "the kids are bored".
  const meant = terms.some(({ isOccasion }) => isOccasion) ? terms.filter(standsForSome) : terms;
  const found = meant.length < terms.length ? ofThese(meant) : undefined;
  if (found) return found;
  for (const kept of looser(trying.index, terms, read.stems, trying.mayWork)) {
    const ofKind = kinds.every((kind) => kept.includes(kind)) ? ofThese(kept) : undefined;
    if (ofKind) return ofKind;
  }
  return undefined;
}

/** The readings of what finds nothing as it was typed, one after the other. */
async function tryOthers(
  db: Db,
  before: Trying,
  { typed, faithful, lexicon }: { typed: readonly string[]; faithful: Attempt; lexicon: Lexicon },
): Promise<Attempt> {
  const corrected = await correctSpelling(db, before.index, typed, lexicon);
  const read = corrected === undefined ? faithful.read : await readWords(db, corrected, lexicon);
  const correction = corrected === undefined ? null : corrected.join(' ');
  const trying = { ...before, mayWork: before.mayWork || (corrected !== undefined && isOfWork(corrected)) };
  const asCorrected =
    corrected && attempt(trying, { read, textQuery: textQueryOf(read.terms, read.stems, 'all'), correction });
  if (asCorrected && hasFound(trying, asCorrected)) return asCorrected;
  const alike = ofKindsAlike(trying, read, correction);
  if (alike) return alike;
  const plain = await withPlainTerms(db, trying.index, read, lexicon);
  const found =
    (plain === read ? undefined : ofAll(trying, plain, correction)) ??
    ofSome(trying, plain, { read, correction }) ??
    ofAny(trying, plain, { read, correction });
  if (found) return found;
  // Of a trade that nobody has here some work may speak.
  const onlyWork = [faithful, asCorrected].find((one) => one !== undefined && one.matches.entries.length > 0);
  return onlyWork === undefined
    ? { ...faithful, read }
    : { ...onlyWork, hasAllWords: onlyWork.hasAllWords && !isMissed(trying, onlyWork.matches) };
}

/** A kind like the one that was named may have all the rest. */
function ofKindsAlike(trying: Trying, read: Read, correction: string | null): Attempt | undefined {
  const { terms, stems } = read;
  const alike = withKindsAlike(terms);
  if (alike.every((term, i) => term === terms[i]) || said(terms, stems).length <= 1) return undefined;
  return ifFound(trying, { read, textQuery: textQueryOf(alike, stems, 'all'), correction, leftOut: [] });
}

/** The terms without those phrases that nothing has; the same where there are none. */
async function withPlainTerms(db: Db, index: SearchIndex, read: Read, lexicon: Lexicon): Promise<Read> {
  const terms = withoutPhrases(index, read.terms, read.stems, lexicon);
  return terms.some((term, i) => term !== read.terms[i]) ? { terms, stems: await stemsOf(db, wordsOf(terms)) } : read;
}

/** Where nobody gives lessons in it, the thing itself is next. */
const ofAll = (trying: Trying, read: Read, correction: string | null): Attempt | undefined =>
  ifFound(trying, { read, textQuery: textQueryOf(read.terms, read.stems, 'all'), correction, leftOut: [] });

/** Less of the words: what is of the kind that was named before what only mentions it. */
function ofSome(trying: Trying, plain: Read, as: Pick<Reading, 'read' | 'correction'>): Attempt | undefined {
  const asked = said(plain.terms, plain.stems);
  let mentioned: Attempt | undefined;
  for (const kept of looser(trying.index, asked, plain.stems, trying.mayWork)) {
    const leftOut = asked.filter((term) => !kept.includes(term));
    const loose = ifFound(trying, { ...as, textQuery: textQueryOf(kept, plain.stems, 'all'), leftOut });
    if (!loose) continue;
    const kinds = kept.filter((term) => namesCategories(term) && !term.isOccasion);
    if (kinds.length === 0 || isOfKind(kinds, loose.matches)) return loose;
    mentioned ??= loose;
  }
  return mentioned;
}

function ofAny(trying: Trying, { terms, stems }: Read, as: Pick<Reading, 'read' | 'correction'>): Attempt | undefined {
  const textQuery = terms.length > 1 ? textQueryOf(terms, stems, 'any') : undefined;
  return textQuery && ifFound(trying, { ...as, textQuery, leftOut: [] });
}

async function readWords(db: Db, words: readonly string[], lexicon: Lexicon): Promise<Read> {
  const terms = parseTerms(words, lexicon);
  return { terms, stems: await stemsOf(db, wordsOf(terms)) };
}

function attempt(trying: Trying, { read, textQuery: asked, correction = null, leftOut }: Reading): Attempt {
  const { matches, textQuery } = find(trying, read.terms, asked);
  const words = leftOut?.map((term) => term.words.join(' ')) ?? [];
  return { matches, textQuery, correction, hasAllWords: leftOut === undefined, leftOut: words, read };
}

function ifFound(trying: Trying, reading: Reading): Attempt | undefined {
  const one = attempt(trying, reading);
  return hasFound(trying, one) ? one : undefined;
}

/** Without what is not wanted, so that nobody counts it; with it, last, where nothing else of the kind is there. */
function find({ findMatches }: Trying, terms: readonly QueryTerm[], textQuery: TextQuery | undefined) {
  if (textQuery?.unwanted === undefined) return { matches: findMatches(textQuery), textQuery };
  const strict = { ...textQuery, leavesOut: true };
  const matches = findMatches(strict);
  const kinds = terms.filter((term) => namesCategories(term) && !term.isOccasion);
  const isEnough = kinds.length === 0 ? matches.entries.length > 0 : isOfKind(kinds, matches);
  return isEnough ? { matches, textQuery: strict } : { matches: findMatches(textQuery), textQuery };
}

const hasFound = ({ mayWork }: Trying, { matches }: Attempt): boolean =>
  matches.entries.some(({ type }) => mayWork || type !== 'jobs');

/** Of the kind there is none, and what only mentions it is not what was asked for. */
const isMissed = ({ expected }: Trying, { entries }: Matches): boolean =>
  expected.size > 0 && !entries.some(({ type }) => expected.has(type));

/** Whether some of what was found is of a kind that these terms name. */
function isOfKind(terms: readonly QueryTerm[], { entries: found }: Matches): boolean {
  const named = new Set(terms.flatMap(({ marks }) => marks));
  return found.some(({ type, category }) => named.has(markOf.category(type, category)));
}

/** Whether all terms name kinds of things, and nothing that was found is of any of them. */
const isOnlyMentioned = (terms: readonly QueryTerm[], matches: Matches): boolean =>
  terms.every(namesCategories) && !isOfKind(terms, matches);
