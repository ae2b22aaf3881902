/** Query relaxation: from typed words to a text query that finds something. As typed, corrected, without praise, any word of the kind that was named, any word. */
import type { Db } from '#kit/server/db.ts';
import type { Lexicon, QueryTerm } from '../query-terms.ts';
import { markOf, namesCategories, namesKind, parseTerms } from '../query-terms.ts';
import { isSoft } from '../soft-words.ts';
import { tokenize } from '../tokenize.ts';
import type { Matches } from './matches.ts';
import { correctSpelling } from './spelling-correction.ts';
import type { TextQuery } from './text-query.ts';
import { stemsOf, textQueryOf, wordsOf } from './text-query.ts';

type Attempt = {
  readonly matches: Matches;
  readonly textQuery: TextQuery | undefined;
  /** The words that were searched instead of mistyped ones; null when what was typed was searched. */
  readonly correction: string | null;
  readonly hasAllWords: boolean;
};

/** Tries the readings of what was typed, the most faithful first, until one finds something. */
export async function matchWithRelaxation(
  db: Db,
  query: string,
  lexicon: Lexicon,
  findMatches: (textQuery: TextQuery | undefined) => Promise<Matches>,
): Promise<Attempt> {
  const read = async (words: readonly string[]) => {
    const terms = parseTerms(words, lexicon);
    const stems = await stemsOf(db, wordsOf(terms));
    const kinds = terms.filter(namesKind);
    const hard = terms.filter((term) => !term.words.every(isSoft));
    return {
      isMentioned: (matches: Matches) => isOnlyMentioned(said(terms, stems), matches),
      all: textQueryOf(terms, stems, 'all'),
      hard: hard.length > 0 && hard.length < terms.length ? textQueryOf(hard, stems, 'all') : undefined,
      anyOfKind: kinds.length > 0 && kinds.length < terms.length ? textQueryOf(terms, stems, 'any', kinds) : undefined,
      any: terms.length > 1 ? textQueryOf(terms, stems, 'any') : undefined,
    };
  };
  const attempt = async (textQuery: TextQuery | undefined, correction: string | null, hasAllWords: boolean) => {
    const matches = await findMatches(textQuery);
    return { matches, textQuery, correction, hasAllWords };
  };

  const typed = tokenize(query);
  const asTyped = await read(typed);
  const faithful = await attempt(asTyped.all, null, true);
  if (asTyped.all === undefined) return faithful;
  // Of the kind there is none, and what only mentions it is not what was asked for.
  if (hasFound(faithful)) return asTyped.isMentioned(faithful.matches) ? { ...faithful, hasAllWords: false } : faithful;

  const corrected = await correctSpelling(db, typed, lexicon);
  const correction = corrected === undefined ? null : corrected.join(' ');
  const better = corrected === undefined ? asTyped : await read(corrected);
  if (corrected !== undefined) {
    const second = await attempt(better.all, correction, true);
    if (hasFound(second)) return second;
  }
  for (const looser of [better.hard, better.anyOfKind, better.any]) {
    if (looser === undefined) continue;
    const loose = await attempt(looser, correction, false);
    if (hasFound(loose)) return loose;
  }
  return faithful;
}

/** The terms that are searched: not those that every text has. */
const said = (terms: readonly QueryTerm[], stems: ReadonlyMap<string, string>) =>
  terms.filter(({ words, marks }) => marks.length > 0 || words.some((word) => stems.has(word)));

/** Whether all terms name kinds of things, and nothing that was found is of any of them. */
function isOnlyMentioned(terms: readonly QueryTerm[], { entries }: Matches): boolean {
  const named = new Set(terms.flatMap(({ marks }) => marks));
  return (
    terms.every(namesCategories) && !entries.some(({ type, category }) => named.has(markOf.category(type, category)))
  );
}

const hasFound = ({ matches }: Attempt): boolean => matches.entries.length > 0;
