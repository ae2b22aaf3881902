/** How a database of tests is emptied for the next file. */
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** All tables, and whether references and triggers may be put aside while they are emptied. */
async function tablesOf(db: Db): Promise<{ tables: string[]; may: boolean }> {
  const { rows } = (await db.execute(
    sql`select quote_ident(tablename) as name, current_setting('is_superuser')::bool as may
      from pg_tables where schemaname = 'public'`,
  )) as { rows: { name: string; may: boolean }[] };
  return { tables: rows.map(({ name }) => name), may: rows[0]?.may === true };
}

/**
 * Takes all rows out. Truncating makes the files of each table and of its indexes anew, 200 ms of the server for 70
 * tables, of which a file of tests wrote to a few: only those are looked into, where references and triggers may be put
 * aside. The locks are those of truncating: a transaction that somebody left open is told of after a minute.
 */
export async function empty(db: Db): Promise<void> {
  const { tables, may } = await tablesOf(db);
  await db.transaction(async (db) => {
    await db.execute(sql`set local lock_timeout = '60s'`);
    if (!may) return db.execute(sql`truncate ${sql.raw(tables.join(', '))} restart identity`);
    await lockAll(db, tables);
    await db.execute(sql`set local session_replication_role = replica`);
    for (const table of await filledOf(db, tables)) await db.execute(sql`delete from ${sql.raw(table)}`);
    return undefined;
  });
}

const lockAll = (db: Db, tables: readonly string[]) =>
  db.execute(sql`lock table ${sql.raw(tables.join(', '))} in access exclusive mode`);

/** Those of the tables that have a row. */
async function filledOf(db: Db, tables: readonly string[]): Promise<string[]> {
  const each = tables.map((table) => sql`select ${table}::text as name where exists (select from ${sql.raw(table)})`);
  const { rows } = (await db.execute(sql.join(each, sql` union all `))) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

/**
 * The same on a server, by a connection that does nothing else: a function of its own knows how to look into each table,
 * which costs 25 to 100 ms to plan and one to do. What was planned is forgotten when references are put aside, so there
 * they are aside for good.
 */
export async function emptyingOn(db: Db): Promise<() => Promise<void>> {
  const { tables, may } = await tablesOf(db);
  if (!may) return () => empty(db);
  await db.execute(sql`set session_replication_role = replica`);
  const each = tables.map((table) => `if exists (select from ${table}) then delete from ${table}; end if;`);
  await db.execute(
    sql.raw(`create function pg_temp.take_out() returns void language plpgsql as $$ begin ${each.join('\n')} end $$`),
  );
  return async () => {
    await db.transaction(async (db) => {
      await db.execute(sql`set local lock_timeout = '60s'`);
      await lockAll(db, tables);
      await db.execute(sql`select pg_temp.take_out()`);
    });
  };
}
