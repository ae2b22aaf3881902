/** Many rows written by one value instead of one for each of their fields (docs/decisions, 0188). */
import { getTableColumns, is, sql, SQL } from 'drizzle-orm';
import type { SQLChunk } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { columnsOf } from './prepared.ts';

type Insert<T extends PgTable> = T['$inferInsert'];
type Row = Readonly<Record<string, unknown>>;
type Field = { readonly name: string; readonly key: string; readonly column: PgColumn };

/**
 * Inserts many rows in this order as one JSON value, however many there are: drizzle, and the server, look at each of some
 * thousand values by itself. With `once`, what is there already is left as it is. For what the house itself has made:
 * bytes can't be written so, nor a row that leaves to the database what another one says.
 */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly Insert<T>[],
  { once = false } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const kinds: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const fields = columnsOf(table).flatMap((name, n): Field[] => {
    const column = kinds[name];
    return column && (isGiven(rows, name) || column.defaultFn !== undefined) ? [{ name, key: `c${n}`, column }] : [];
  });
  const json = JSON.stringify(rows.map((row) => asRecord(row, fields)));
  const names = fields.map(({ column }) => sql.identifier(nameOf(column)));
  const types = fields.map(({ key, column }) => sql.raw(`${key} ${column.getSQLType()}`));
  const keys = fields.map(({ key }) => sql.raw(key));
  await db.execute(sql`insert into ${table} (${list(names)})
    select ${list(keys)} from json_to_recordset(${json}) as given(${list(types)})
    ${once ? sql`on conflict do nothing` : sql``}`);
}

const list = (parts: SQLChunk[]) => sql.join(parts, sql`, `);
const nameOf = ({ name, keyAsName }: PgColumn) => (keyAsName ? toSnakeCase(name) : name);
const isGiven = (rows: readonly Row[], name: string) => rows.some((row) => row[name] !== undefined);

const asRecord = (row: Row, fields: readonly Field[]): Row =>
  Object.fromEntries(fields.map(({ name, key, column }) => [key, asJson(row[name], column)]));

/** A row that has no value gets the one that the table's definition says. */
function asJson(given: unknown, column: PgColumn): unknown {
  if (given === undefined && is(column.default, SQL))
    throw new Error(`Every row or none says its ${column.name}: the database makes it.`);
  const value = given === undefined ? (column.defaultFn?.() ?? column.default) : given;
  if (value === null || value === undefined) return null;
  // Encoded, it would be a text that holds JSON.
  if (column.columnType === 'PgJsonb') return value;
  const encoded = column.mapToDriverValue(value);
  if (encoded instanceof Uint8Array) throw new Error(`${column.name} is bytes.`);
  // Half a pair is written as drivers write it; in JSON the server refuses it.
  return typeof encoded === 'string' ? encoded.toWellFormed() : encoded;
}
