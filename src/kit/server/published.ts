/** Published rows of several tables by their ids in one statement: a statement costs more than the rows it brings. */
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { inOrderOf } from './listing.ts';

type ListingTable = PgTable & { readonly id: PgColumn; readonly $inferSelect: { readonly id: string } };
type Tables = Readonly<Record<string, ListingTable>>;
type JsonRow = Readonly<Record<string, unknown>>;

/** The published rows of each table in the order of its ids; what is missing or not published is left out. */
export async function publishedRows<T extends Tables>(
  db: Db,
  tables: T,
  ids: { readonly [K in keyof T]: readonly string[] },
): Promise<{ [K in keyof T]: T[K]['$inferSelect'][] }> {
  const asked = Object.entries(tables).filter(([name]) => (ids[name] ?? []).length > 0);
  const found = asked.length === 0 ? {} : await readAsJson(db, asked, ids);
  const rows = Object.entries(tables).map(([name, table]) => [
    name,
    inOrderOf(
      ids[name] ?? [],
      (found[name] ?? []).map((row) => rowOf(table, row)),
    ),
  ]);
  return Object.fromEntries(rows) as { [K in keyof T]: T[K]['$inferSelect'][] };
}

async function readAsJson(
  db: Db,
  asked: readonly (readonly [string, ListingTable])[],
  ids: Readonly<Record<string, readonly string[]>>,
) {
  const parts = asked.map(
    ([name, table]): SQL =>
      sql`${sql.raw(`'${name}'`)}, (select json_agg(${table}) from ${table} where ${inArray(table.id, [...(ids[name] ?? [])])} and status = 'published')`,
  );
  const result: unknown = await db.execute(sql`select json_build_object(${sql.join(parts, sql`, `)}) as found`);
  const [row] = (result as { rows: { found: Record<string, JsonRow[] | null> }[] }).rows;
  return row?.found ?? {};
}

/** A row as the table describes it, from the row as JSON. */
function rowOf<T extends ListingTable>(table: T, row: JsonRow): T['$inferSelect'] {
  const entries = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[toSnakeCase(column.name)];
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(entries) as T['$inferSelect'];
}
