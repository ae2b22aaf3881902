/** What lists tell of a row, made once for each of its versions: a write changes one of hundreds (decision 0105). */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';

/** A row and which version of it: the transaction that wrote it. */
export type RowKey = { readonly id: string; readonly version: string };

/** The column of a version, where one table is read. */
export const rowVersion = sql<string>`xmin::text`;

/** One statement for any number of them. */
export const isOneOf = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any (${sql.param(ids)}::text[])`;

/** How many are remembered of a kind in each language. */
const maxKept = 2000;
/** A row that is written to between two questions is asked for again, so often. */
const maxTries = 5;

type Page<Key> = { readonly rows: readonly Key[]; readonly next: string | undefined };
type Kept<Told> = { readonly version: string; readonly told: Told };

/**
 * Tells the rows of a list. `list` reads their keys, in order; `read` the rows of those that nobody has told yet. What is told of a row
 * hangs on its columns and the language alone. It is frozen: whoever answers with it checks and writes it once.
 */
export function tellOnce<Row, Told extends object>(
  read: (db: Db, ids: string[]) => Promise<readonly (Row & RowKey)[]>,
  tell: (row: Row, language: Language) => Told,
) {
  const memories = new WeakMap<Db, LRUCache<string, Kept<Told>>>();
  return async (
    db: Db,
    language: Language,
    list: () => Promise<Page<RowKey>>,
  ): Promise<{ readonly told: Told[]; readonly next: string | undefined }> => {
    const known = memories.get(db) ?? new LRUCache<string, Kept<Told>>({ max: maxKept });
    memories.set(db, known);
    const keyOf = (id: string) => `${language} ${id}`;
    for (let tries = 1; ; tries += 1) {
      const { rows, next } = await list();
      const untold = rows.filter(({ id, version }) => known.get(keyOf(id))?.version !== version).map(({ id }) => id);
      for (const row of untold.length === 0 ? [] : await read(db, untold))
        known.set(keyOf(row.id), { version: row.version, told: Object.freeze(tell(row, language)) });
      const told = rows.flatMap(({ id, version }) => {
        const one = known.get(keyOf(id));
        return one?.version === version ? [one.told] : [];
      });
      if (told.length === rows.length || tries === maxTries) return { told, next };
    }
  };
}
