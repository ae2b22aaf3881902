/** Published listings of several kinds by their ids in one statement: a statement costs more than the rows it brings. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/shared/messages.ts';
import type { Db } from '#kit/server/db.ts';
import { inOrderOf } from './listing.ts';
import { planOnce } from '#kit/server/preparing-pglite.ts';

type ListingTable = PgTable & { readonly id: PgColumn; readonly $inferSelect: { readonly id: string } };
type JsonRow = Readonly<Record<string, unknown>>;

/** A kind of listing: where its rows are, and how the public sees one. */
export type Kind = {
  readonly table: ListingTable;
  readonly present: (row: never, language: Language) => { readonly id: string };
};
type Kinds = Readonly<Record<string, Kind>>;
type Shown<K extends Kinds> = { [N in keyof K]: ReturnType<K[N]['present']>[] };

/** The published listings of each kind in the order of its ids; what is missing or not published is left out. */
export async function publishedListings<K extends Kinds>(
  db: Db,
  kinds: K,
  ids: { readonly [N in keyof K]: readonly string[] },
  language: Language,
): Promise<Shown<K>> {
  const found = Object.values(ids).every((some) => some.length === 0) ? {} : await readAsJson(db, kinds, ids);
  const shown = Object.entries(kinds).map(([name, { table, present }]) => {
    const rows = (found[name] ?? []).map(rowsOf(table));
    return [name, inOrderOf(ids[name] ?? [], rows).map((row) => present(row as never, language))];
  });
  return Object.fromEntries(shown) as Shown<K>;
}

/** Of all kinds every time, none of some: a statement that is always the same is planned once. */
async function readAsJson(db: Db, kinds: Kinds, ids: Readonly<Record<string, readonly string[]>>) {
  const parts = Object.entries(kinds).map(
    ([name, { table }]): SQL =>
      sql`${sql.raw(`'${name}'`)}, (select json_agg(${table}) from ${table} where ${table.id} = any (${sql.param(ids[name] ?? [])}::text[]) and status = 'published')`,
  );
  const result: unknown = await db.execute(
    sql`${sql.raw(planOnce)}select json_build_object(${sql.join(parts, sql`, `)}) as found`,
  );
  const [row] = (result as { rows: { found: Record<string, JsonRow[] | null> }[] }).rows;
  return row?.found ?? {};
}

/** Makes rows as a table describes them of rows as JSON. */
function rowsOf(table: ListingTable): (row: JsonRow) => { readonly id: string } {
  const columns = Object.entries(getTableColumns(table)).map(
    ([key, column]) => [key, toSnakeCase(column.name), column] as const,
  );
  return (row) =>
    Object.fromEntries(
      columns.map(([key, name, column]) => {
        const value = row[name] ?? null;
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ) as { readonly id: string };
}
