/** Takes away the photos that nobody shows (issue 4). */
import { and, inArray, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db.ts';
import type { PhotoStore } from './store.ts';
import { photos } from './table.ts';

/** Somebody may still be writing what a photo is meant for. */
const graceMilliseconds = 24 * 3600 * 1000;

/** At most this many at a time; the others wait for the next time. */
const batch = 500;

/** A table whose rows show photos. */
type Showing = PgTable & { readonly photos: AnyPgColumn };

/** What keeps a photo: the tables that show some, and a query for the ids of those that wait elsewhere. */
type Kept = { readonly showing: readonly Showing[]; readonly besides?: SQL };

/** Takes away photos older than a day that nothing shows, in whatever state it is, and files that have no row. */
export async function tidyPhotos(db: Db, store: PhotoStore, kept: Kept, at: Date): Promise<void> {
  const before = new Date(at.getTime() - graceMilliseconds);
  for (const id of await dropUnseen(db, kept, before)) await store.remove(id);
  for await (const names of store.olderThan(before)) await dropStrays(db, store, names);
}

/**
 * Rows are locked first and looked at then: who puts one into something meanwhile either has done so, and it is seen,
 * or waits and finds it gone (`requirePhotos`). Those that are being put in at this moment are left alone.
 */
async function dropUnseen(db: Db, { showing, besides }: Kept, before: Date): Promise<string[]> {
  const of = (table: Showing) =>
    sql`select photo ->> 'id' from ${table}, jsonb_array_elements(${table.photos}) as photo`;
  const shown = sql.join([...showing.map(of), ...(besides ? [besides] : [])], sql` union all `);
  const isUnseen = and(lt(photos.createdAt, before), sql`${photos.id} not in (${shown})`);
  return db.transaction(async (db) => {
    const locked = await db
      .select({ id: photos.id })
      .from(photos)
      .where(isUnseen)
      .limit(batch)
      .for('update', { skipLocked: true });
    if (locked.length === 0) return [];
    const ids = locked.map(({ id }) => id);
    const dropped = await db
      .delete(photos)
      .where(and(inArray(photos.id, ids), isUnseen))
      .returning({ id: photos.id });
    return dropped.map(({ id }) => id);
  });
}

/** An upload that was killed leaves files without a row. */
async function dropStrays(db: Db, store: PhotoStore, names: readonly string[]): Promise<void> {
  const idOf = (name: string) => name.slice(0, 16);
  const ids = [...new Set(names.map(idOf))];
  if (ids.length === 0) return;
  const rows = await db.select({ id: photos.id }).from(photos).where(inArray(photos.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  for (const name of names) if (!known.has(idOf(name)) || name.endsWith('.part')) await store.drop(name);
}
