/** Mends mistyped words that set filters, before they are read as such: those that no listing has and that stand for nothing. */
import { inArray } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { maybeMisspelled, misspelled, respelled } from '../../meaning/spelling.ts';
import type { Lexicon } from '../../query-terms.ts';
import { singular } from '../../tokenize.ts';
import { searchWords } from '../table.ts';
import { isSpelled } from './spelling-correction.ts';

export async function withMeantWords(db: Db, query: string, lexicon: Lexicon): Promise<string> {
  const typed = maybeMisspelled(query).filter((word) => !isSpelled(word, lexicon));
  const meant = misspelled(typed);
  if (meant.size === 0) return query;
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      inArray(
        searchWords.word,
        [...meant.keys()].flatMap((word) => [word, `${word}s`]),
      ),
    );
  const isWord = new Set(rows.flatMap(({ word }) => [word, singular(word)]));
  return respelled(query, new Map([...meant].filter(([word]) => !isWord.has(word))));
}
