import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { searchIndex, sortText } from '#kit/server/search-text.ts';
import { languages } from '#kit/shared/messages.ts';
import { misses, synonymLanguages } from '../rules.ts';

/** How often something was searched for and missed on a day of the town. Nothing in it says who asked, or when. */
export const searchWishes = pgTable(
  'search_wishes',
  {
    day: date().notNull(),
    /** Small letters without accents, parted by one blank. */
    words: text().notNull(),
    language: text({ enum: languages }).notNull(),
    found: text({ enum: misses }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words, table.language, table.found] })],
);

/** What the desk's search looks through. */
export const searchSynonymsSearchColumns = ['words', 'meaning'] as const;

/** Words that the desk gave a meaning. Every write is told to all processes: their next search knows it. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: text().primaryKey(),
    words: text().notNull(),
    /** The words without accents, capitals and plurals: what a search knows them by. */
    key: text().notNull(),
    meaning: text(),
    category: text(),
    language: text({ enum: synonymLanguages }).notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('search_synonyms_key').on(table.key, table.language),
    index('search_synonyms_updated').on(table.updatedAt, table.id),
    index('search_synonyms_words').on(sortText('words'), table.id),
    index('search_synonyms_search').using('gin', searchIndex(...searchSynonymsSearchColumns)),
  ],
);
