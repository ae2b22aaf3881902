/** Turns typed words into what the index knows: their stems in English and in Spanish, and the marks of entries. */
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { Meaning } from '../meaning.ts';
import { markOf } from '../meaning.ts';
import { rowsByOnePlan } from './rows.ts';

/** For each word a query text for it; the words that one of the languages leaves out as too common have none. */
type Stems = ReadonlyMap<string, string>;

/** What is looked for, in the language of PostgreSQL's text search. */
export type Lexemes = {
  /** All that was meant, or for a wider search any of it. */
  readonly wanted: string;
  /** Each part by itself: what has more of them, and in better places, ranks higher. */
  readonly ranked: string;
  /** The mark of a title that is exactly this. */
  readonly title: string;
};

/** What the dictionaries said before; empty for what is everywhere. It changes with a new database server only. */
const known = new Map<string, string>();
const mostKnown = 20_000;

/** Asks the dictionaries, once for all words of a search that nobody asked for before. */
export async function stemsOf(db: Db, words: Iterable<string>): Promise<Stems> {
  const stems = new Map<string, string>();
  const asked: string[] = [];
  for (const word of new Set(words)) {
    const stem = known.get(word);
    if (stem === undefined) asked.push(word);
    else stems.set(word, stem);
  }
  if (known.size + asked.length > mostKnown) known.clear();
  for (const { word, english, spanish } of await askDictionaries(db, asked)) {
    const isEverywhere = english === '' || spanish === '';
    const stem = isEverywhere ? '' : english === spanish ? english : `(${english} | ${spanish})`;
    stems.set(word, stem);
    known.set(word, stem);
  }
  return new Map([...stems].filter(([, stem]) => stem !== ''));
}

type Asked = { readonly word: string; readonly english: string; readonly spanish: string };

async function askDictionaries(db: Db, words: readonly string[]): Promise<Asked[]> {
  if (words.length === 0) return [];
  return rowsByOnePlan<Asked>(
    db,
    sql`
    select word, plainto_tsquery('public.folded_english', word)::text as english,
      plainto_tsquery('public.folded_spanish', word)::text as spanish
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word`,
  );
}

/** Every word that these meanings need the stem of. */
export function wordsIn(meanings: readonly Meaning[]): string[] {
  return meanings.flatMap(({ words, also }) => [...words, ...also.flatMap((phrase) => phrase.split(' '))]);
}

const quoted = (mark: string) => `'${mark}'`;
/** A part that is said twice counts once: the planner would take it for twice as rare. */
function joined(parts: readonly string[], by: '&' | '|'): string | undefined {
  const different = [...new Set(parts)];
  return different.length > 1 ? `(${different.join(` ${by} `)})` : different[0];
}
const present = (part: string | undefined): part is string => part !== undefined;

function phraseIn(words: readonly string[], stems: Stems): string | undefined {
  return joined(words.map((word) => stems.get(word)).filter(present), '&');
}

/** The ways a meaning can be met; none when it is made of words that are everywhere. */
function waysOf({ words, also, marks, isNight }: Meaning, stems: Stems): string[] {
  const phrases = [...(isNight ? [] : [words]), ...also.map((phrase) => phrase.split(' '))].map((phrase) =>
    phraseIn(phrase, stems),
  );
  return [...phrases.filter(present), ...marks.map(quoted)];
}

/** Undefined when nothing is left to look for. */
export function lexemesOf(meanings: readonly Meaning[], stems: Stems, mode: 'all' | 'any'): Lexemes | undefined {
  const ways = meanings.map((meaning) => waysOf(meaning, stems)).filter((one) => one.length > 0);
  const wanted = joined(ways.map((one) => joined(one, '|')).filter(present), mode === 'all' ? '&' : '|');
  if (wanted === undefined) return undefined;
  const title = quoted(markOf.title(meanings.flatMap(({ words }) => words)));
  return { wanted, ranked: [title, ...ways.flat()].join(' | '), title };
}
