/** Published listings of several kinds by their ids in one statement: a statement costs more than the rows it brings. */
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Db } from '#kit/server/db.ts';
import { planOnce } from '#kit/server/db.ts';
import { inOrderOf } from './listing.ts';
import { ofKinds } from './listing-kind.ts';
import type { KindTable, ServerKinds } from './listing-kind.ts';

type JsonRow = Readonly<Record<string, unknown>>;
type Shown = { readonly id: string };

/** The listings of each kind that have a page, in the order of its ids; what is missing or not public is left out. */
export async function publishedListings(
  db: Db,
  kinds: ServerKinds,
  ids: Readonly<Record<ListingKind, readonly string[]>>,
  language: Language,
): Promise<Record<ListingKind, Shown[]>> {
  const found = Object.values(ids).every((some) => some.length === 0) ? {} : await readAsJson(db, kinds, ids);
  return ofKinds(kinds, ({ name, table, present }) => {
    const rows = (found[name] ?? []).map(rowsOf(table));
    return inOrderOf(ids[name], rows).map((row) => present(row as never, language));
  });
}

/** Of all kinds every time, none of some: a statement that is always the same is planned once. */
async function readAsJson(db: Db, kinds: ServerKinds, ids: Readonly<Record<ListingKind, readonly string[]>>) {
  const parts = Object.values(kinds).map(
    ({ name, table, isPublic = eq(table.status, 'published') }): SQL =>
      sql`${sql.raw(`'${name}'`)}, (select json_agg(${table}) from ${table} where ${table.id} = any (${sql.param(ids[name])}::text[]) and ${isPublic})`,
  );
  const result: unknown = await db.execute(
    sql`${sql.raw(planOnce)}select json_build_object(${sql.join(parts, sql`, `)}) as found`,
  );
  const [row] = (result as { rows: { found: Record<string, JsonRow[] | null> }[] }).rows;
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
