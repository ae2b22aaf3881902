/** Query relaxation: from typed words to a text query that finds something. As typed, corrected, without praise, without what tells least, any word. */
import type { Db } from '#kit/server/db.ts';
import type { Lexicon, QueryTerm } from '../query-terms.ts';
import { markOf, namesCategories, namesKind, parseTerms } from '../query-terms.ts';
import { isOfWork, leansSomewhere } from '../leanings.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { relatedKinds } from '../related-kinds.ts';
import { isIdle, isSoft } from '../soft-words.ts';
import { isStopWord } from '../stop-words.ts';
import { subsetsOf, tellsOf } from '../subsets.ts';
import { tokenize } from '../tokenize.ts';
import type { Matches } from './matches.ts';
import type { SearchIndex } from './search-index.ts';
import { correctSpelling } from './spelling-correction.ts';
import type { TextQuery } from './text-query.ts';
import { stemsOf } from './stems.ts';
import { isIdleTerm, textQueryOf, wordsOf } from './text-query.ts';
import { countWith } from './words-in.ts';

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

type Stems = Awaited<ReturnType<typeof stemsOf>>;

type Asked = {
  readonly index: SearchIndex;
  readonly lexicon: Lexicon;
  readonly isForWork: boolean;
  /** The kinds among which people look for it. */
  readonly expected: ReadonlySet<ListingKind>;
};

/** Whether a term narrows nothing by itself. */
export const saysNothing = (term: QueryTerm): boolean =>
  isIdleTerm(term) || (isPraise(term) && term.synonyms.length === 0) || term.words.every(isStopWord);

/** Tries the readings of what was typed, the most faithful first, until one finds something. */
export async function matchWithRelaxation(
  db: Db,
  query: string,
  { index, lexicon, isForWork, expected }: Asked,
  findMatches: (textQuery: TextQuery | undefined) => Matches,
): Promise<Attempt> {
  const read = async (words: readonly string[]) => {
    const terms = parseTerms(words, lexicon);
    const stems = await stemsOf(db, wordsOf(terms));
    return { terms, stems, all: textQueryOf(terms, stems, 'all') };
  };
  /** Without what is not wanted, so that nobody counts it; with it, last, where nothing else of the kind is there. */
  const find = (terms: readonly QueryTerm[], textQuery: TextQuery | undefined) => {
    if (textQuery?.unwanted === undefined) return { matches: findMatches(textQuery), textQuery };
    const strict = { ...textQuery, leavesOut: true };
    const matches = findMatches(strict);
    const kinds = terms.filter((term) => namesCategories(term) && !term.isOccasion);
    const isEnough = kinds.length === 0 ? matches.entries.length > 0 : isOfKind(kinds, matches);
    return isEnough ? { matches, textQuery: strict } : { matches: findMatches(textQuery), textQuery };
  };
  const attempt = (
    read: Read,
    asked: TextQuery | undefined,
    correction: string | null,
    leftOut?: readonly QueryTerm[],
  ): Attempt => {
    const { matches, textQuery } = find(read.terms, asked);
    const words = leftOut?.map((term) => term.words.join(' ')) ?? [];
    return { matches, textQuery, correction, hasAllWords: leftOut === undefined, leftOut: words, read };
  };

  const typed = tokenize(query);
  // Who does not speak of work and finds nothing else has found little.
  let mayWork = isForWork || isOfWork(typed);
  const hasFound = ({ matches }: Attempt): boolean => matches.entries.some(({ type }) => mayWork || type !== 'jobs');
  /** What is of the kind that was named and has most of the rest of what was typed; undefined where there is none. */
  const withKind = (terms: readonly QueryTerm[], typed: Read): Attempt | undefined => {
    const kinds = terms.filter((term) => namesCategories(term) && !namesKind(term) && !term.isOccasion);
    // A courier by bike and a bike's repair are no bikes.
    const isForTrade = terms.some((term) => !kinds.includes(term) && leansSomewhere(term.words));
    if (kinds.length === 0 || kinds.length === terms.length || isForTrade) return undefined;
    const ofThese = (kept: readonly QueryTerm[]): Attempt | undefined => {
      const left = terms.filter((term) => !kept.includes(term));
      const loose = attempt(typed, textQueryOf(kept, typed.stems, 'all'), null, left);
      return isOfKind(kinds, loose.matches) ? loose : undefined;
    };
    // Beside an occasion what stands for nothing is told besides: "the kids are bored".
    const meant = terms.some(({ isOccasion }) => isOccasion) ? terms.filter(standsForSome) : terms;
    const found = meant.length < terms.length ? ofThese(meant) : undefined;
    if (found) return found;
    for (const kept of looser(index, terms, typed.stems, mayWork)) {
      const ofKind = kinds.every((kind) => kept.includes(kind)) ? ofThese(kept) : undefined;
      if (ofKind) return ofKind;
    }
    return undefined;
  };

  const asTyped = await read(typed);
  const faithful = attempt(asTyped, asTyped.all, null);
  if (asTyped.all === undefined) return faithful;
  // Of the kind there is none, and what only mentions it is not what was asked for.
  const isMissed = ({ entries }: Matches) => expected.size > 0 && !entries.some(({ type }) => expected.has(type));
  if (hasFound(faithful)) {
    const terms = said(asTyped.terms, asTyped.stems);
    if (!isOnlyMentioned(terms, faithful.matches) && !isMissed(faithful.matches)) return faithful;
    // A bar without a view is nearer to a bar with one than a flat that has it and a bar below.
    const ofKind = withKind(terms, asTyped);
    return ofKind ?? { ...faithful, hasAllWords: false };
  }
  // "Something nice": all there is, beside a place or a day what is there.
  if (asTyped.terms.every(saysNothing)) return attempt(asTyped, undefined, null);

  const corrected = await correctSpelling(db, index, typed, lexicon);
  const correction = corrected === undefined ? null : corrected.join(' ');
  const spelled = corrected === undefined ? asTyped : await read(corrected);
  const { all } = spelled;
  let { terms, stems } = spelled;
  let onlyWork = hasSome(faithful) ? faithful : undefined;
  if (corrected !== undefined) {
    mayWork ||= isOfWork(corrected);
    const asCorrected = attempt(spelled, all, correction);
    if (hasFound(asCorrected)) return asCorrected;
    onlyWork ??= hasSome(asCorrected) ? asCorrected : undefined;
  }
  // A kind like the one that was named may have all the rest.
  const alike = terms.map(withKindsAlike);
  if (alike.some((term, i) => term !== terms[i]) && said(terms, stems).length > 1) {
    const withAlike = attempt(spelled, textQueryOf(alike, stems, 'all'), correction, []);
    if (hasFound(withAlike)) return withAlike;
  }
  // Where nobody gives lessons in it, the thing itself is next.
  const bare = withoutPhrases(index, terms, stems, lexicon);
  if (bare.some((term, i) => term !== terms[i])) {
    terms = bare;
    stems = await stemsOf(db, wordsOf(bare));
    const ofParts = attempt({ terms, stems }, textQueryOf(terms, stems, 'all'), correction, []);
    if (hasFound(ofParts)) return ofParts;
  }
  // What is of the kind that was named before what only mentions it.
  let mentioned: Attempt | undefined;
  for (const kept of looser(index, said(terms, stems), stems, mayWork)) {
    const left = said(terms, stems).filter((term) => !kept.includes(term));
    const loose = attempt(spelled, textQueryOf(kept, stems, 'all'), correction, left);
    if (!hasFound(loose)) continue;
    const kinds = kept.filter((term) => namesCategories(term) && !term.isOccasion);
    if (kinds.length === 0 || isOfKind(kinds, loose.matches)) return loose;
    mentioned ??= loose;
  }
  if (mentioned) return mentioned;
  const any = terms.length > 1 ? textQueryOf(terms, stems, 'any') : undefined;
  const last = any && attempt(spelled, any, correction, []);
  if (last && hasFound(last)) return last;
  // Of a trade that nobody has here some work may speak.
  return onlyWork === undefined
    ? { ...faithful, read: spelled }
    : { ...onlyWork, hasAllWords: onlyWork.hasAllWords && !isMissed(onlyWork.matches) };
}

/** Terms with the parts of those phrases that nothing has. */
function withoutPhrases(index: SearchIndex, terms: readonly QueryTerm[], stems: Stems, lexicon: Lexicon) {
  const parts = new Map(terms.map((term) => [term, partsOfPhrase(term, lexicon)] as const));
  const phrases = terms.filter((term) => parts.get(term)?.[0] !== term);
  const counts = phrases.map((term) => countOf(index, textQueryOf([term], stems, 'all')));
  return terms.flatMap((term) => ((counts[phrases.indexOf(term)] ?? 0) > 0 ? [term] : (parts.get(term) ?? [term])));
}

/**
 * What a phrase that nothing has is about: of "clases de salsa" the salsa, of "pool party" a party with a pool. A phrase
 * that names another thing altogether, such as "escape room", stays whole.
 */
function partsOfPhrase(term: QueryTerm, lexicon: Lexicon): readonly QueryTerm[] {
  if (term.words.length < 2) return [term];
  const telling = term.words.filter((word) => !isIdle(word) && !isStopWord(word));
  const parts = telling.flatMap((word) => parseTerms([word], lexicon));
  const isLesson = telling.length === 1 && term.words.some(isIdle);
  return isLesson || parts.some((part) => namesCategories(part) && part.marks.length <= mostOfName) ? parts : [term];
}

/** "Party" is a kind of event, "club" a place as well; what names more is too wide to be told by. */
const mostOfName = 2;

const standsForSome = ({ marks, synonyms, lacks }: QueryTerm): boolean =>
  marks.length + synonyms.length + lacks.length > 0;

const hasSome = ({ matches }: Attempt): boolean => matches.entries.length > 0;

function withKindsAlike(term: QueryTerm): QueryTerm {
  if (!namesCategories(term) || namesKind(term)) return term;
  const more = term.marks.flatMap((mark) => (relatedKinds[mark.slice(1)] ?? []).map((kind) => `=${kind}`));
  return more.length === 0 ? term : { ...term, marks: [...new Set([...term.marks, ...more])] };
}

/** The terms that narrow a search: not those that every text has. */
const said = (terms: readonly QueryTerm[], stems: Stems) =>
  (terms.every(isIdleTerm) ? terms : terms.filter((term) => !isIdleTerm(term))).filter(
    ({ words, marks, synonyms }) => marks.length > 0 || synonyms.length > 0 || words.some((word) => stems.has(word)),
  );

const isPraise = ({ words, marks }: QueryTerm): boolean => marks.length === 0 && words.every(isSoft);

/** More readings than these are not tried: each is a whole search. */
const mostTried = 3;
/** A term that so many listings have is as common as any. */
const common = 400;

/**
 * What is looked for instead of all terms, the most telling first, among what any listing has together. What no listing
 * has is left out; praise tells nothing; what it is a kind of, such as "job" or
 * "restaurant", stays before what it should have.
 */
function looser(index: SearchIndex, terms: readonly QueryTerm[], stems: Stems, isForWork: boolean): QueryTerm[][] {
  const weighed = terms.map((term) => {
    const listings = Math.min(common, countOf(index, textQueryOf([term], stems, 'all')));
    const tells = namesKind(term)
      ? kindTells
      : namesThing(term, isForWork)
        ? // Of two kinds of things the narrower one: of an evening on a boat the boat.
          kindTells / 2 - wideTells * (term.marks.length - 1)
        : isPraise(term)
          ? 0.01
          : tellsOfTerm(term, listings);
    return { one: term, tells, listings };
  });
  const known = weighed.filter(({ listings }) => listings > 0);
  const sets = known.length < terms.length ? [known.map(({ one }) => one), ...subsetsOf(known)] : subsetsOf(known);
  const telling = sets.filter((set) => set.length > 0 && !set.every(isPraise));
  return telling.filter((set) => countOf(index, textQueryOf(set, stems, 'all')) > 0).slice(0, mostTried);
}
const kindTells = 20;
const wideTells = 0.1;

/** A word that nothing is known of may be rare by chance: what is known says more, and an occasion why one asks at all. */
const tellsOfTerm = (term: QueryTerm, listings: number): number => {
  const tells = tellsOf(listings, common);
  return term.isOccasion ? Math.max(occasionTells, tells) : standsForSome(term) ? tells + knownTells : tells;
};
const occasionTells = 7;
const knownTells = 2;

/** Whether a term names what is looked for: for an occasion many things serve, and of work it is the calling, not the place. */
const namesThing = (term: QueryTerm, isForWork: boolean): boolean =>
  isForWork
    ? isOfWork(term.words) || term.marks.some((mark) => mark.startsWith('=jobs/'))
    : namesCategories(term) && !term.isOccasion;

/** How many listings a query finds; past ones may be among them. */
const countOf = (index: SearchIndex, query: TextQuery | undefined): number =>
  query === undefined ? 0 : countWith(index, query.filter);

/** Whether some of what was found is of a kind that these terms name. */
function isOfKind(terms: readonly QueryTerm[], { entries: found }: Matches): boolean {
  const named = new Set(terms.flatMap(({ marks }) => marks));
  return found.some(({ type, category }) => named.has(markOf.category(type, category)));
}

/** Whether all terms name kinds of things, and nothing that was found is of any of them. */
const isOnlyMentioned = (terms: readonly QueryTerm[], matches: Matches): boolean =>
  terms.every(namesCategories) && !isOfKind(terms, matches);
