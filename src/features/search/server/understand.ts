/** From typed words to lexemes that find something: as typed, then mended, then any of them. */
import type { Db } from '#kit/server/db.ts';
import { nightOf } from '#market/town/dates.ts';
import { meaningsOf } from '../meaning.ts';
import type { Meaning } from '../meaning.ts';
import { wordsOf } from '../words.ts';
import type { Lexemes } from './lexemes.ts';
import { lexemesOf, stemsOf, wordsIn } from './lexemes.ts';
import { mendWords } from './mend.ts';

type Attempt = {
  readonly lexemes: Lexemes | undefined;
  readonly correction: string | null;
  readonly hasAllWords: boolean;
};

/** Tries the readings of what was typed, the most faithful first, until one finds something. */
export async function firstThatFinds<T>(
  db: Db,
  query: string,
  at: Date,
  look: (lexemes: Lexemes | undefined) => Promise<T>,
  findsSomething: (seen: T) => boolean,
): Promise<{ seen: T } & Attempt> {
  const typed = wordsOf(query);
  const read = async (words: readonly string[]) => {
    const meanings: Meaning[] = meaningsOf(words, nightOf(at));
    const stems = await stemsOf(db, wordsIn(meanings));
    return {
      all: lexemesOf(meanings, stems, 'all'),
      any: meanings.length > 1 ? lexemesOf(meanings, stems, 'any') : undefined,
    };
  };
  const attempt = async (lexemes: Lexemes | undefined, correction: string | null, hasAllWords: boolean) => {
    const seen = await look(lexemes);
    return { seen, lexemes, correction, hasAllWords };
  };

  const asTyped = await read(typed);
  const faithful = await attempt(asTyped.all, null, true);
  if (asTyped.all === undefined || findsSomething(faithful.seen)) return faithful;

  const mended = await mendWords(db, typed);
  const correction = mended === undefined ? null : mended.join(' ');
  const better = mended === undefined ? asTyped : await read(mended);
  if (mended !== undefined) {
    const second = await attempt(better.all, correction, true);
    if (findsSomething(second.seen)) return second;
  }
  if (better.any !== undefined) {
    const loose = await attempt(better.any, correction, false);
    if (findsSomething(loose.seen)) return loose;
  }
  return faithful;
}
