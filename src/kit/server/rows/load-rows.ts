/** Writes the rows of a copy into a migrated, empty database, of either engine. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { describeTables, lastLine, quoted, readLine } from './lines.ts';
import type { Head } from './lines.ts';

/** How many rows are written by one statement. */
const piece = 200;

/**
 * All or nothing: in one transaction. Triggers rest meanwhile, since what they would write is in the copy; references
 * are taken off and put back, which proves them. Throws for a copy that is cut short or holds what this schema has not.
 */
export async function loadRows(db: Db, lines: AsyncIterable<string>): Promise<void> {
  await db.transaction(async (db) => {
    const types = await typesOf(db);
    const tables = [...types.keys()].map(quoted);
    const references = await textsOf(
      db,
      `select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
    );
    for (const table of tables) await run(db, `alter table ${table} disable trigger user`);
    for (const [table, name] of references) await run(db, `alter table ${table} drop constraint ${name}`);
    await writeAll(db, lines, types);
    for (const [table = '', column = ''] of await textsOf(db, columnsThatCount)) await goOnCounting(db, table, column);
    for (const [table, name, definition] of references)
      await run(db, `alter table ${table} add constraint ${name} ${definition}`);
    for (const table of tables) await run(db, `alter table ${table} enable trigger user`);
  });
}

/** The columns that the database numbers itself. */
const columnsThatCount = `
  select quote_ident(relname), attname from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> '' and not attisdropped`;

/** The next row gets the number after the last one of the copy. */
const goOnCounting = (db: Db, table: string, column: string) =>
  db.execute(
    sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.identifier(column)}), 0) + 1, false)
      from ${sql.raw(table)}`,
  );

type Types = ReadonlyMap<string, ReadonlyMap<string, string>>;

async function textsOf(db: Db, statement: string): Promise<string[][]> {
  const result: unknown = await db.execute(sql.raw(statement));
  return (result as { rows: Record<string, string>[] }).rows.map((row) => Object.values(row));
}

const run = (db: Db, statement: string) => db.execute(sql.raw(statement));

async function typesOf(db: Db): Promise<Types> {
  const types = new Map<string, Map<string, string>>();
  for (const [table = '', column = '', type = ''] of await textsOf(db, describeTables))
    types.set(table, (types.get(table) ?? new Map<string, string>()).set(column, type));
  return types;
}

async function writeAll(db: Db, lines: AsyncIterable<string>, types: Types): Promise<void> {
  let head: Head | undefined;
  let rows: (string | null)[][] = [];
  let isWhole = false;
  const flush = async () => {
    if (head !== undefined && rows.length > 0) await writeRows(db, head, rows, types);
    rows = [];
  };
  for await (const text of lines) {
    isWhole = text === lastLine;
    if (isWhole) continue;
    const line = readLine(text);
    if (!Array.isArray(line) || rows.length === piece) await flush();
    if (Array.isArray(line)) rows.push(line);
    else head = line;
  }
  await flush();
  if (!isWhole) throw new Error('The copy of the database is cut short.');
}

async function writeRows(db: Db, head: Head, rows: (string | null)[][], types: Types): Promise<void> {
  const values = head.columns.map((column, place) => {
    const type = types.get(head.table)?.get(column);
    if (type === undefined) throw new Error(`The copy has ${head.table}.${column}, which this database has not.`);
    return `(row ->> ${place})::${type}`;
  });
  const into = `${quoted(head.table)} (${head.columns.map(quoted).join(', ')})`;
  await db.execute(
    sql`insert into ${sql.raw(into)} overriding system value select ${sql.raw(values.join(', '))} from jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) as row`,
  );
}
