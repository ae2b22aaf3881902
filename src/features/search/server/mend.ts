/** Mends words that no listing has: to the nearest word that one has, or to the word they begin. */
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { knownWords, meaningsOf } from '../meaning.ts';
import { listingTypes } from '../rules.ts';
import { forgiven, mendsOf } from '../spelling.ts';
import { isOfType, literally } from './conditions.ts';
import { stemsOf } from './lexemes.ts';
import { rowsOf } from './rows.ts';
import { searchEntries as entries, searchWords } from './table.ts';

/** So many of the likeliest words are asked how often listings have them. */
const asked = 6;
/** Beyond this it does not matter how often. */
const often = 50;

/** How many listings have each word, up to a point; past and hidden ones may be among them. */
async function frequencies(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const stems = await stemsOf(db, words);
  const known = [...stems];
  if (known.length === 0) return new Map();
  const counts = known.map(([, stem]) => {
    const some = listingTypes.map(
      (type) =>
        sql`(select 1 from ${entries} where ${isOfType(type)} and ${entries.document} @@ ${stem}::tsquery limit ${often})`,
    );
    return sql`(select count(*)::int from (${sql.join(some, sql` union all `)}) as had)`;
  });
  const rows = await rowsOf<{ counts: number[] }>(
    db,
    sql`select json_build_array(${sql.join(counts, sql`, `)}) as counts`,
  );
  return new Map(known.map(([word], i) => [word, rows[0]?.counts[i] ?? 0]));
}

/** Words of listings that look like a mistyped one: by trigrams, or by how they begin, and about as long. */
async function alike(db: Db, typed: string): Promise<string[]> {
  const slips = forgiven(typed.length + 2);
  const [first = '', second = ''] = typed;
  const isNear = sql`length(word) between ${typed.length - slips} and ${typed.length + slips}`;
  // Short words have too few trigrams to be known by when two letters are swapped. Each half has an index of its own.
  const beginnings = sql` union select word from ${searchWords}
    where (word like ${`${literally(first)}%`} or word like ${`${literally(second)}%`}) and ${isNear}`;
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from ${searchWords} where word % ${typed} and ${isNear}${typed.length < 8 ? beginnings : sql``}`,
  );
  return rows.map(({ word }) => word);
}

/** Words that listings have and that begin with what was typed, the most frequent first. */
export async function completionsOf(db: Db, typed: string, most: number): Promise<string[]> {
  if (typed.length < 3) return [];
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`
    select word from ${searchWords} where word like ${`${literally(typed)}%`} and word <> ${typed}
    order by length(word), word limit ${asked * 2}`,
  );
  const words = rows.map(({ word }) => word);
  const counts = await frequencies(db, words);
  const countOf = (word: string) => counts.get(word) ?? 0;
  return words
    .filter((word) => countOf(word) > 0)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, most);
}

/** What a word was most likely meant to be: near ones first, then the word it begins. */
export async function mendsFor(db: Db, typed: string): Promise<string[]> {
  const isLong = forgiven(typed.length) > 0;
  const near = isLong ? mendsOf(typed, [...(await alike(db, typed)), ...knownWords]).slice(0, asked) : [];
  const counts = await frequencies(db, near);
  const found = near.filter((word) => (counts.get(word) ?? 0) > 0 || isCategoryName(word));
  const begun = [...(await completionsOf(db, typed, asked)), ...knownWords.filter((word) => word.startsWith(typed))];
  return [...new Set([...found, ...begun])];
}

const isCategoryName = (word: string) => meaningsOf([word], '2000-01-01').some(({ marks }) => marks.length > 0);

/** The typed words with those mended that nothing has; undefined when there is nothing to mend. */
export async function mendWords(db: Db, typed: readonly string[]): Promise<string[] | undefined> {
  const counts = await frequencies(db, typed);
  const stems = await stemsOf(db, typed);
  let isMended = false;
  const words: string[] = [];
  for (const word of typed) {
    const isKnown = !stems.has(word) || (counts.get(word) ?? 0) > 0 || isCategoryName(word);
    const [mend] = isKnown ? [] : await mendsFor(db, word);
    if (mend !== undefined) isMended = true;
    words.push(mend ?? word);
  }
  return isMended ? words : undefined;
}
