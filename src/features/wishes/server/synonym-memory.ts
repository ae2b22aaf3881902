/** The desk's synonyms as searches know them: read once, and again after somebody wrote to them, in this process or another. */
import { desc } from 'drizzle-orm';
import { lexiconWith } from '#features/search/added-meanings.ts';
import { markOf } from '#features/search/query-terms.ts';
import type { Lexicon } from '#features/search/query-terms.ts';
import type { Db } from '#kit/server/db.ts';
import { languages } from '#kit/shared/messages.ts';
import type { Language } from '#kit/shared/messages.ts';
import { categoryIn, phrasesOf } from '../rules.ts';
import { searchSynonyms } from './table.ts';

type Lexicons = ReadonlyMap<Language, Lexicon>;

async function readLexicons(db: Db): Promise<Lexicons> {
  const rows = await db.select().from(searchSynonyms).orderBy(desc(searchSynonyms.id));
  const meanings = rows.map(({ words, meaning, category, language }) => {
    const named = category === null ? undefined : categoryIn(category);
    const mark = named && markOf.category(named.type, named.category);
    return { words, phrases: phrasesOf(meaning), mark, language };
  });
  const lexiconOf = (language: Language) =>
    lexiconWith(meanings.filter((one) => one.language === 'all' || one.language === language));
  return new Map(languages.map((language) => [language, lexiconOf(language)]));
}

/** `touchedAt` tells when a table was last written to, as kept replies hear it. */
export function createSynonymMemory(db: Db, touchedAt: (table: string) => number) {
  let known: { readonly at: number; readonly lexicons: Promise<Lexicons> } | undefined;
  return async (language: Language): Promise<Lexicon> => {
    const at = touchedAt('search_synonyms');
    if (known?.at !== at) {
      const reading = { at, lexicons: readLexicons(db) };
      known = reading;
      reading.lexicons.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return (await known.lexicons).get(language) ?? new Map();
  };
}
