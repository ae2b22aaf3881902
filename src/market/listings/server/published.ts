/** Published listings of several kinds by their ids in one statement: a statement costs more than the rows it brings. */
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { LRUCache } from 'lru-cache';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Db } from '#kit/server/db.ts';
import { planOnce } from '#kit/server/db.ts';
import { inOrderOf } from './listing.ts';
import { ofKinds } from './listing-kind.ts';
import type { KindTable, ServerKinds } from './listing-kind.ts';

type JsonRow = Readonly<Record<string, unknown>>;
type Shown = { readonly id: string };
type Ids = Readonly<Record<ListingKind, readonly string[]>>;

/** A row's version, and the row, or its id alone where that version was told before. */
type Read = readonly [version: string, row: JsonRow | string];
type Kept = { readonly version: string; readonly told: Shown };
type Memory = LRUCache<string, Kept>;

/** How many are remembered of a kind. */
const maxKept = 2000;
const memories = new WeakMap<Db, Map<ListingKind, Memory>>();

function memoryOf(db: Db, kind: ListingKind): Memory {
  const ofDb = memories.get(db) ?? new Map<ListingKind, Memory>();
  memories.set(db, ofDb);
  const known = ofDb.get(kind) ?? new LRUCache<string, Kept>({ max: maxKept });
  ofDb.set(kind, known);
  return known;
}

/**
 * The listings of each kind that have a page, in the order of its ids; what is missing or not public is left out. What is told of a
 * row hangs on its columns and the language alone: it is told once for each version, and frozen (decision 0131).
 */
export async function publishedListings(
  db: Db,
  kinds: ServerKinds,
  ids: Ids,
  language: Language,
): Promise<Record<ListingKind, Shown[]>> {
  const known = ofKinds(kinds, ({ name }) => {
    const memory = memoryOf(db, name);
    return new Map(
      ids[name].flatMap((id) => {
        const kept = memory.get(`${language} ${id}`);
        return kept === undefined ? [] : [[id, kept] as const];
      }),
    );
  });
  const isNone = Object.values(ids).every((some) => some.length === 0);
  const found = isNone ? {} : await readAsJson(db, kinds, ids, (name) => known[name]);
  return ofKinds(kinds, ({ name, table, present }) => {
    const memory = memoryOf(db, name);
    const rowOf = rowsOf(table);
    const told = (found[name] ?? []).map(([version, row]) => {
      const kept = typeof row === 'string' ? known[name].get(row)?.told : undefined;
      if (kept !== undefined) return kept;
      const one = Object.freeze(present(rowOf(row as JsonRow) as never, language));
      memory.set(`${language} ${one.id}`, { version, told: one });
      return one;
    });
    return inOrderOf(ids[name], told);
  });
}

/** Of all kinds every time, none of some: a statement that is always the same is planned once. */
async function readAsJson(
  db: Db,
  kinds: ServerKinds,
  ids: Ids,
  knownOf: (name: ListingKind) => ReadonlyMap<string, Kept>,
) {
  const parts = Object.values(kinds).map(({ name, table, isPublic = eq(table.status, 'published') }): SQL => {
    const versions = [...knownOf(name)].map(([id, { version }]) => `${id} ${version}`);
    const row = sql`case when ${table.id} || ' ' || ${table}.xmin = any (${sql.param(versions)}::text[]) then to_json(${table.id}) else to_json(${table}) end`;
    return sql`${sql.raw(`'${name}'`)}, (select json_agg(json_build_array(${table}.xmin::text, ${row})) from ${table} where ${table.id} = any (${sql.param(ids[name])}::text[]) and ${isPublic})`;
  });
  const result: unknown = await db.execute(
    sql`${sql.raw(planOnce)}select json_build_object(${sql.join(parts, sql`, `)}) as found`,
  );
  const [row] = (result as { rows: { found: Record<string, Read[] | null> }[] }).rows;
  return row?.found ?? {};
}

/** Makes rows as a table describes them of rows as JSON. */
function rowsOf(table: KindTable): (row: JsonRow) => Shown {
  const columns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => [key, toSnakeCase(column.name), column] as const,
  );
  return (row) =>
    Object.fromEntries(
      columns.map(([key, name, column]) => {
        const value = row[name] ?? null;
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ) as Shown;
}
