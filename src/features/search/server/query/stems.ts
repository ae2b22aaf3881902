/** What the two dictionaries make of words: a query text for each. */
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { writtenLanguages } from '#kit/shared/localized.ts';
import { hasSharedStem, isStopWord, isThing } from '../../vocabulary/stop-words.ts';
import { rowsWithGenericPlan } from '../rows.ts';

/** For each word a query text for it; stop words of either language have none. */
export type Stems = ReadonlyMap<string, string>;

/** What the dictionaries said before; empty for stop words. It changes with a new database server only. */
const known = new Map<string, string>();
const maxKnown = 20_000;

/** Asks the dictionaries, once for all words of a search that nobody asked for before. */
export async function stemsOf(db: Db, words: Iterable<string>): Promise<Stems> {
  const stems = new Map<string, string>();
  const asked: string[] = [];
  for (const word of new Set(words)) {
    const stem = known.get(word);
    if (stem === undefined) asked.push(word);
    else stems.set(word, stem);
  }
  if (known.size + asked.length > maxKnown) known.clear();
  for (const { word, english, spanish } of await askDictionaries(db, asked)) {
    const isLeftOut = isStopWord(word) || ((english === '' || spanish === '') && !isThing(word));
    const said = [
      hasSharedStem(word, first) ? '' : behind(first, english),
      hasSharedStem(word, second) ? '' : behind(second, spanish),
    ].filter((one) => one !== '');
    const stem = isLeftOut || said.length === 0 ? '' : `(${said.join(' | ')})`;
    stems.set(word, stem);
    known.set(word, stem);
  }
  return new Map([...stems].filter(([, stem]) => stem !== ''));
}

/** The languages of the two dictionaries. */
const [first, second] = writtenLanguages;

/** Stems stand behind the language of their text (migration 0025). */
const behind = (language: string, stems: string) => stems.replaceAll(/'([^']+)'/g, `'${language}/$1'`);

type StemRow = { readonly word: string; readonly english: string; readonly spanish: string };

async function askDictionaries(db: Db, words: readonly string[]): Promise<StemRow[]> {
  if (words.length === 0) return [];
  return rowsWithGenericPlan<StemRow>(
    db,
    sql`
    select word, plainto_tsquery('public.folded_english', search_apart('en', word))::text as english,
      plainto_tsquery('public.folded_spanish', search_apart('es', word))::text as spanish
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word`,
  );
}
