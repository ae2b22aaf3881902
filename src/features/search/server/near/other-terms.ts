/** What is looked for instead of the terms that were said: without phrases that nothing has, of kinds alike, fewer of them. */
import { isOfWork } from '../../vocabulary/leanings.ts';
import type { Lexicon, QueryTerm } from '../../query-terms.ts';
import { namesCategories, namesKind, parseTerms } from '../../query-terms.ts';
import { relatedKinds } from '../../vocabulary/related-kinds.ts';
import { isIdle, isSoft } from '../../vocabulary/soft-words.ts';
import { isStopWord } from '../../vocabulary/stop-words.ts';
import { subsetsOf, tellsOf } from '../../terms/subsets.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Stems } from '../query/stems.ts';
import type { TextQuery } from '../query/text-query.ts';
import { isIdleTerm, textQueryOf } from '../query/text-query.ts';
import { countWith } from '../index/words-in.ts';

/** Whether a term narrows nothing by itself. */
export const saysNothing = (term: QueryTerm): boolean =>
  isIdleTerm(term) || (isPraise(term) && term.synonyms.length === 0) || term.words.every(isStopWord);

const isPraise = ({ words, marks }: QueryTerm): boolean => marks.length === 0 && words.every(isSoft);

/** The terms that narrow a search: not those that every text has. */
export const said = (terms: readonly QueryTerm[], stems: Stems) =>
  (terms.every(isIdleTerm) ? terms : terms.filter((term) => !isIdleTerm(term))).filter(
    ({ words, marks, synonyms }) => marks.length > 0 || synonyms.length > 0 || words.some((word) => stems.has(word)),
  );

/** Whether anything is known of it. */
export const standsForSome = ({ marks, synonyms, lacks }: QueryTerm): boolean =>
  marks.length + synonyms.length + lacks.length > 0;

/** The same terms, and of each that names a kind the kinds like it. */
export const withKindsAlike = (terms: readonly QueryTerm[]): readonly QueryTerm[] => terms.map(withAlike);

function withAlike(term: QueryTerm): QueryTerm {
  if (!namesCategories(term) || namesKind(term)) return term;
  const more = term.marks.flatMap((mark) => (relatedKinds[mark.slice(1)] ?? []).map((kind) => `=${kind}`));
  return more.length === 0 ? term : { ...term, marks: [...new Set([...term.marks, ...more])] };
}

/** Terms with the parts of those phrases that nothing has. */
export function withoutPhrases(index: SearchIndex, terms: readonly QueryTerm[], stems: Stems, lexicon: Lexicon) {
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
  return isLesson || parts.some((part) => namesCategories(part) && part.marks.length <= maxOfName) ? parts : [term];
}

/** "Party" is a kind of event, "club" a place as well; what names more is too wide to be told by. */
const maxOfName = 2;

/** More readings than these are not tried: each is a whole search. */
const maxTried = 3;
/** A term that so many listings have is as common as any. */
const common = 400;

/**
 * What is looked for instead of all terms, the most telling first, among what any listing has together. What no listing
 * has is left out; praise tells nothing; what it is a kind of, such as "job" or "restaurant", stays before what it should have.
 */
export function looser(
  index: SearchIndex,
  terms: readonly QueryTerm[],
  stems: Stems,
  isForWork: boolean,
): QueryTerm[][] {
  const weighed = terms.map((term) => {
    const listings = Math.min(common, countOf(index, textQueryOf([term], stems, 'all')));
    return { one: term, tells: tellsOfTerm(term, listings, isForWork), listings };
  });
  const known = weighed.filter(({ listings }) => listings > 0);
  const sets = known.length < terms.length ? [known.map(({ one }) => one), ...subsetsOf(known)] : subsetsOf(known);
  const telling = sets.filter((set) => set.length > 0 && !set.every(isPraise));
  return telling.filter((set) => countOf(index, textQueryOf(set, stems, 'all')) > 0).slice(0, maxTried);
}
/** How much a term tells of what is looked for: what one looks for itself, then what is known, and of what is rare more. */
function tellsOfTerm(term: QueryTerm, listings: number, isForWork: boolean): number {
  if (namesKind(term)) return kindTells;
  // Of two kinds of things the narrower one: of an evening on a boat the boat.
  if (namesThing(term, isForWork)) return kindTells / 2 - wideTells * (term.marks.length - 1);
  if (isPraise(term)) return praiseTells;
  const tells = tellsOf(listings, common);
  // An occasion says why one asks at all.
  if (term.isOccasion) return Math.max(occasionTells, tells);
  // A word that nothing is known of may be rare by chance.
  return standsForSome(term) ? tells + knownTells : tells;
}
const kindTells = 20;
const wideTells = 0.1;
const praiseTells = 0.01;
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
