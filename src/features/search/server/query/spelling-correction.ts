/** Corrects words that no listing has: to the nearest word that one has, or to the word they begin. */
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { lazily } from '#kit/shared/lazily.ts';
import { headOf, partsOf } from '../../terms/compound.ts';
import { everyday } from '../../vocabulary/everyday-words.ts';
import type { Lexicon } from '../../query-terms.ts';
import { parseTerms, phraseKey, vocabulary } from '../../query-terms.ts';
import { isSoft } from '../../vocabulary/soft-words.ts';
import { spellingsOf } from '../../terms/sounds-alike.ts';
import { maxEdits, rankCorrections } from '../../terms/spelling.ts';
import { rowsOf } from '../rows.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { searchWords } from '../table.ts';
import { stemsOf } from './stems.ts';
import { countWith } from '../index/words-in.ts';

/** So many of the likeliest words are asked how often listings have them. */
const maxCandidates = 6;
/** Beyond this it does not matter how often. */
const maxFrequency = 50;

/** How many listings have each word, up to a point; past ones may be among them. */
async function frequencies(db: Db, index: SearchIndex, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const stems = await stemsOf(db, words);
  return new Map([...stems].map(([word, stem]) => [word, Math.min(maxFrequency, countWith(index, stem))]));
}

/** A piece of text as LIKE reads it: nothing in it means more than itself. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * How a short word may begin that somebody began with these letters. The first letter is mostly right, and then one of
 * the next may be left out, added or changed; else it was swapped with the second, or typed too much.
 */
function shortWordPatterns(typed: string): SQL {
  const [a, b, c] = [...typed].map(escapeLike) as [string, string, string];
  const same = [`${a}${b}%`, `${a}${c}%`, `${a}_${b}%`, `${a}_${c}%`].map((pattern) => sql`word like ${pattern}`);
  const hasLength = (length: number) => sql`length(word) = ${sql.raw(String(length))}`;
  return sql`
    union select word from ${searchWords} where ${isAboutAsLong(typed)} and word like ${`${a}%`} and (${sql.join(same, sql` or `)})
    union select word from ${searchWords} where ${hasLength(typed.length)} and word like ${`${b}${a}%`}
    union select word from ${searchWords} where ${hasLength(typed.length - 1)} and word like ${`${b}${c}%`}`;
}

function isAboutAsLong(typed: string): SQL {
  const edits = maxEdits(typed.length + 2);
  const lengths = Array.from({ length: 2 * edits + 1 }, (_, i) => typed.length - edits + i);
  return sql`length(word) = any (array[${sql.raw(lengths.join(', '))}])`;
}

/** Words of listings that look like a mistyped one: by trigrams, of which short words have too few, by how they begin, or by ear. */
async function similarWords(db: Db, typed: string): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from ${searchWords} where word % ${typed} and ${isAboutAsLong(typed)}${typed.length < 8 ? shortWordPatterns(typed) : sql``}
    union select word from ${searchWords} where word = any (${sql.param(spellingsOf(typed))}::text[])`,
  );
  return rows.map(({ word }) => word);
}

/** Words that a mistyped one may have been meant to be, the nearest first; listings may have them no more. */
async function nearestWords(db: Db, typed: string): Promise<string[]> {
  return maxEdits(typed.length) === 0
    ? []
    : rankCorrections(typed, [...(await similarWords(db, typed)), ...vocabulary()]).slice(0, maxCandidates);
}

/** Words that listings have and that begin with what was typed, the most frequent first. */
async function completionsOf(db: Db, index: SearchIndex, typed: string, most: number): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`
    select word from ${searchWords} where word like ${`${escapeLike(typed)}%`} and word <> ${typed}
    order by length(word), word limit ${maxCandidates * 2}`,
  );
  const words = rows.map(({ word }) => word);
  const counts = await frequencies(db, index, words);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return words
    .filter((word) => countOf(word) > 0)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, most);
}

/** What a word was most likely meant to be: near ones first, then the words it begins. */
export async function correctionsFor(db: Db, index: SearchIndex, typed: string): Promise<string[]> {
  const near = await nearestWords(db, typed);
  const counts = await frequencies(db, index, near);
  const found = near.filter((word) => (counts.get(word) ?? 0) > 0 || isCategoryName(word));
  return [...new Set([...found, ...(await withPrefix(db, index, typed, maxCandidates))])];
}

/** So few letters begin too much. */
const minBegun = 3;

const withPrefix = async (db: Db, index: SearchIndex, typed: string, most: number) =>
  typed.length < minBegun
    ? []
    : [...(await completionsOf(db, index, typed, most)), ...vocabulary().filter((word) => word.startsWith(typed))];

const spelled: () => ReadonlySet<string> = lazily(() => new Set(vocabulary()));

/** A word that stands for something, or only praises it, is no mistake, whether a listing has it or not. */
export const isSpelled = (word: string, lexicon: Lexicon) =>
  lexicon.has(phraseKey(word)) || isSoft(word) || everyday.has(word) || spelled().has(word);

const isCategoryName = (word: string) => parseTerms([word]).some(({ marks }) => marks.length > 0);

/** Whether a word stands for others, or is what one does with a thing: no listing need have it. */
const stands = (word: string) =>
  isSoft(word) || parseTerms([word]).some(({ marks, synonyms }) => marks.length + synonyms.length > 0);

/** A name and its number that were written as one: "bunker38". */
const numberIn = (word: string): readonly string[] | undefined => /^(\p{L}{3,})(\d+)$/u.exec(word)?.slice(1);

/** The first of these that a listing has, one after the other: mostly it is the first; one that has the others too before. */
async function firstWithMatches(
  db: Db,
  index: SearchIndex,
  words: readonly string[],
  others: readonly string[],
): Promise<string | undefined> {
  const beside = others.length === 0 ? undefined : await firstBeside(db, index, words, others);
  // What listings are found by without having it, such as "pizza", has none beside it.
  const [nearest] = words;
  if (nearest !== undefined && stands(nearest) && ((await frequencies(db, index, [nearest])).get(nearest) ?? 0) === 0)
    return nearest;
  if (beside !== undefined) return beside;
  for (const word of words)
    if (isCategoryName(word) || ((await frequencies(db, index, [word])).get(word) ?? 0) > 0) return word;
  return undefined;
}

async function firstBeside(
  db: Db,
  index: SearchIndex,
  words: readonly string[],
  others: readonly string[],
): Promise<string | undefined> {
  const stems = await stemsOf(db, [...words, ...others]);
  const said = others.map((one) => stems.get(one)).filter((stem) => stem !== undefined);
  return words.find((word) => {
    const stem = stems.get(word);
    return stem !== undefined && countWith(index, [stem, ...said].join(' & ')) > 0;
  });
}

/** Of many words a short one that nothing has is one that listings need not have: "brain" is no rain there. */
const many = 4;
const shortAmongMany = 5;

/** The typed words with those corrected that nothing has; undefined when there is nothing to correct. */
export async function correctSpelling(
  db: Db,
  index: SearchIndex,
  typed: readonly string[],
  lexicon: Lexicon,
): Promise<string[] | undefined> {
  const counts = await frequencies(db, index, typed);
  const stems = await stemsOf(db, typed);
  // A word of a phrase that is known is spelled, whatever it is by itself.
  const inPhrases = new Set(parseTerms(typed, lexicon).flatMap(({ words }) => (words.length > 1 ? words : [])));
  const isKnown = (word: string) =>
    (typed.length >= many && word.length <= shortAmongMany) ||
    !stems.has(word) ||
    (counts.get(word) ?? 0) > 0 ||
    isSpelled(word, lexicon) ||
    inPhrases.has(word);
  const others = typed.filter((other) => (counts.get(other) ?? 0) > 0);
  const corrected = new Map<string, readonly string[]>();
  // A word that is said twelve times is looked up once.
  for (const word of new Set(typed)) {
    if (isKnown(word)) continue;
    const parts = numberIn(word) ?? partsOf(word, lexicon);
    const meant =
      parts === undefined
        ? ((await firstWithMatches(db, index, await nearestWords(db, word), others)) ?? headOf(word, lexicon))
        : undefined;
    // Only of what is written last the end may not be written yet.
    const begun = parts === undefined && meant === undefined && word === typed.at(-1);
    const whole = begun ? (await withPrefix(db, index, word, 1))[0] : meant;
    if (parts !== undefined) corrected.set(word, parts);
    else if (whole !== undefined) corrected.set(word, [whole]);
  }
  return corrected.size === 0 ? undefined : typed.flatMap((word) => corrected.get(word) ?? [word]);
}
