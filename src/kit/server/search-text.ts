/** What a list of the desk looks for words in: one expression that an index holds and the query repeats. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { writtenFor, writtenLanguages, type WrittenLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';

/** Small letters without accents (the function comes with a migration). The columns are named as in SQL. */
export function searchText(...columns: readonly string[]): SQL {
  return sql.raw(`searchable(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`);
}

/** The same as an index entry: trigrams find a word wherever it stands. */
export function searchIndex(...columns: readonly string[]): SQL {
  return sql`${searchText(...columns)} gin_trgm_ops`;
}

/** The order of people for a column of text: capitals and accents do not count. */
export function sortText(column: string): SQL {
  return sql.raw(`searchable(${column})`);
}

const titleIn = (language: WrittenLanguage) => `title ->> '${language}'`;

/** The title in every language it is written in, as columns to look through. */
export const titleColumns = writtenLanguages.map(titleIn);

/** The order of people for titles in a language, with another one where it is missing. */
export function titleOrder(language: Language): SQL {
  return sql.raw(`searchable(coalesce(${writtenFor(language).map(titleIn).join(', ')}))`);
}
