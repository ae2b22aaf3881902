/** Statements that are done very often: spelled out and planned once instead of at every use (docs/decisions, 0026). */
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import type { Db } from './database.ts';

type Runnable<R> = { execute(values: Record<string, unknown>): Promise<R> };
type Statement<R> = { toSQL(): { sql: string }; prepare(name: string): Runnable<R> };

/**
 * A statement with placeholders (`sql.placeholder`), to be run on a database or a transaction. Putting its text together
 * takes longer than sending it, and planning it longer than doing it: both happen once for each connection, where the
 * server knows it by name from then on. A fixed value that an index is made for (`status = 'pending'`) belongs into its
 * text, because a plan for all values can't count on it. For what happens at every click; elsewhere plain statements
 * read better.
 */
export function prepared<R>(write: (db: Db) => Statement<R>) {
  const known = new WeakMap<object, Runnable<R>>();
  return (db: Db, values: Record<string, unknown>): Promise<R> => {
    // Transactions come and go; the connection below them stays. Drizzle has it, but does not tell its type.
    const { client } = db._.session as unknown as { readonly client: object };
    let statement = known.get(client);
    if (statement === undefined) known.set(client, (statement = named(write(db))));
    return statement.execute(values);
  };
}

/**
 * A statement in a few shapes, as a list with filters: it is written for the values that are given, and each of its
 * shapes is prepared when it is first asked. What is undefined is not given.
 */
export function preparedShapes<Value extends string, R>(write: (db: Db, given: ReadonlySet<Value>) => Statement<R>) {
  const shapes = new Map<string, (db: Db, values: Record<string, unknown>) => Promise<R>>();
  return (db: Db, values: Readonly<Record<Value, unknown>>): Promise<R> => {
    const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name as Value]));
    const shape = given.join(' ');
    let statement = shapes.get(shape);
    if (statement === undefined) shapes.set(shape, (statement = prepared((db) => write(db, new Set(given)))));
    return statement(db, values);
  };
}

/** The name is made of the text: one name never stands for two statements. */
function named<R>(statement: Statement<R>): Runnable<R> {
  return statement.prepare(createHash('sha1').update(statement.toSQL().sql).digest('base64url'));
}

type Insert<T extends PgTable> = T['$inferInsert'];

/** All columns of a table that are written, for rows that are given whole; the others the database makes itself. */
export const columnsOf = <T extends PgTable>(table: T) =>
  Object.entries<PgColumn>(getTableColumns(table)).flatMap(([name, { generated, generatedIdentity }]) =>
    generated === undefined && generatedIdentity?.type !== 'always' ? [name as keyof Insert<T> & string] : [],
  );

/** The insert of a few rows that give these columns; with `once`, what is there already is left as it is. */
export function preparedInsert<T extends PgTable, C extends keyof Insert<T> & string>(
  table: T,
  columns: readonly C[],
  { once = false } = {},
) {
  const kinds: Record<string, PgColumn> = getTableColumns(table);
  /** Drizzle would hand null to a column's encoder, which takes none: values are encoded here. */
  const encoded = (name: string, value: unknown) => (value === null ? null : kinds[name]?.mapToDriverValue(value));
  const insertOf = (count: number) =>
    prepared((db) => {
      const rowAt = (i: number) =>
        Object.fromEntries(columns.map((name) => [name, sql`${sql.placeholder(`${name}${i}`)}`]));
      const insert = db.insert(table).values(Array.from({ length: count }, (_, i) => rowAt(i)) as never[]);
      return once ? insert.onConflictDoNothing() : insert;
    });
  const bySize = new Map<number, ReturnType<typeof insertOf>>();
  return async (db: Db, ...rows: readonly Pick<Insert<T>, C>[]): Promise<void> => {
    let insert = bySize.get(rows.length);
    if (insert === undefined) bySize.set(rows.length, (insert = insertOf(rows.length)));
    const values = rows.flatMap((row, i) => columns.map((name) => [`${name}${i}`, encoded(name, row[name])]));
    await insert(db, Object.fromEntries(values));
  };
}
