/**
 * Databases for tests. A worker keeps one and lends it to file after file, emptied after each. What can't be emptied
 * away (a changed table, a driver, a closed database) belongs in a fresh one.
 */
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database, Db } from './db.ts';
import { askServer, openPglite, openPostgres } from './db.ts';

/** Data folders of an embedded database: one that is new, one with all tables, and a dump of the latter. */
export type Embedded = { readonly fresh: string; readonly migrated: string; readonly dump: string };

/** What the global setup leaves for the workers. */
export type Prepared = { readonly embedded: Embedded; readonly template: string | undefined };

/** Where tests find a PostgreSQL server; without it they run on PGlite. */
export const testServerUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined;

/**
 * Waits until so many statements of a server's database wait for a lock. An embedded one does one transaction after the
 * other: there nobody waits for a row.
 */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  if (testServerUrl() === undefined) return;
  const where = sql`datname = current_database() and wait_event_type = 'Lock'`;
  const waiting = async () =>
    ((await db.execute(sql`select pid from pg_stat_activity where ${where}`)) as { rows: unknown[] }).rows.length;
  await expect.poll(waiting).toBe(count);
}

export const onServer = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Runs one statement on the server's own database: databases are made and dropped from there. */
export async function onMaintenance(url: string, statement: string): Promise<void> {
  await askServer(url, (ask) => ask(statement));
}

/** Rows that many files begin with: written once a run where there is a server, and copied for each of them. */
export type Filling = { readonly name: string; readonly fill: (db: Db) => Promise<unknown> };

/** A database of a test; `beside` opens it as a second process of the app would. */
export type TestDatabase = Database & { readonly beside: () => Promise<Database> };

/** Where a database is, and the ways into it. */
type Place = {
  open(): Promise<Database>;
  beside(): Promise<Database>;
  drop(): Promise<void>;
};

/** One open database for those who have it one after the other, or beside each other: each hears until they close it. */
async function sharing(database: Database): Promise<() => Promise<Database>> {
  const listeners = new Set<(table: string) => void>();
  await database.onTouched((table) => listeners.forEach((listener) => listener(table)));
  return async () => {
    const own: ((table: string) => void)[] = [];
    return {
      ...database,
      onTouched: async (listener) => {
        own.push(listener);
        listeners.add(listener);
      },
      close: async () => own.forEach((listener) => listeners.delete(listener)),
    };
  };
}

/** An embedded database belongs to one process: who is beside it is in it. */
async function makeEmbedded({ embedded }: Prepared): Promise<Place> {
  const database = await openPglite({ dump: new Blob([await readFile(embedded.dump)]) });
  const open = await sharing(database);
  return { open, beside: open, drop: () => database.close() };
}

/** One that is soon closed again lies in files: copying them costs a second less than reading a dump. */
async function makeEmbeddedInFiles({ embedded }: Prepared): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'aftersun-database-'));
  await cp(embedded.migrated, dataDir, { recursive: true });
  const database = await openPglite({ dataDir });
  const open = await sharing(database);
  const drop = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { open, beside: open, drop };
}

/** The database that has the rows: whoever comes first makes it, whoever comes meanwhile waits. */
async function filledTemplate(server: string, template: string, { name, fill }: Filling): Promise<string> {
  const filled = `${template}_${name}`;
  await askServer(server, async (ask) => {
    await ask(`select pg_advisory_lock(hashtext('${filled}'))`);
    if ((await ask(`select 1 from pg_database where datname = '${filled}'`)).length > 0) return;
    await ask(`create database ${filled}_new template ${template}`);
    const database = await openPostgres(onServer(server, `${filled}_new`));
    await fill(database.db);
    await database.close();
    await ask(`alter database ${filled}_new rename to ${filled}`);
  });
  return filled;
}

/**
 * Named after the template, with which it is taken away at the latest (tests/setup/global-setup.ts). Its connections stay for
 * the next file: a new one is a process of the server, which has to learn all tables and plan all statements anew.
 */
async function makeOnServer(server: string, template: string): Promise<Place> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await onMaintenance(server, `create database ${name} template ${template}`);
  const url = onServer(server, name);
  // A thousand who ask at once on a busy machine wait long for one of so few.
  const database = await openPostgres(url, { connections: 25, patienceMs: 600_000, allowExitOnIdle: true });
  return {
    open: await sharing(database),
    beside: () => openPostgres(url, { connections: 5, patienceMs: 600_000 }),
    drop: async () => {
      // Not waited for: a connection that somebody still has comes back only when the database is gone.
      void database.close();
      await onMaintenance(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A migrated database, with the rows of `filling` where there is one. */
async function makePlace(prepared: Prepared, embedded = makeEmbedded, filling?: Filling): Promise<Place> {
  const url = testServerUrl();
  if (url === undefined || prepared.template === undefined) return embedded(prepared);
  return makeOnServer(url, filling ? await filledTemplate(url, prepared.template, filling) : prepared.template);
}

/** This worker's own with the shape of its tables, and whether somebody has it now. */
let kept: Promise<{ readonly place: Place; readonly shape: unknown }> | undefined;
let isLent = false;
const opened = new Set<TestDatabase>();

/** How many test databases are open: none when a file is done (tests/setup/left-behind.ts). */
export const openedDatabases = (): number => opened.size;

/**
 * A migrated, empty database: the worker's own, or a new one with `fresh` and for whoever opens a second one meanwhile.
 * Closing it gives it back; that fails when its tables are not what they were. With `filling` it has those rows already.
 */
export async function testDatabase(
  prepared: Prepared,
  { fresh = false, filling }: { fresh?: boolean; filling?: Filling | undefined } = {},
): Promise<TestDatabase> {
  const isCopied = filling !== undefined && testServerUrl() !== undefined;
  const database = fresh || isLent || isCopied ? await ownDatabase(prepared, filling) : await lentDatabase(prepared);
  if (!isCopied) await filling?.fill(database.db);
  const guarded: TestDatabase = {
    ...database,
    close: async () => {
      opened.delete(guarded);
      await database.close();
    },
  };
  opened.add(guarded);
  return guarded;
}

async function ownDatabase(prepared: Prepared, filling: Filling | undefined): Promise<TestDatabase> {
  const place = await makePlace(prepared, makeEmbeddedInFiles, filling);
  const database = await place.open();
  return {
    ...database,
    beside: () => place.beside(),
    close: async () => {
      await database.close();
      await place.drop();
    },
  };
}

async function keepOne(prepared: Prepared) {
  const place = await makePlace(prepared);
  const database = await place.open();
  const shape = await shapeOf(database.db);
  await database.close();
  return { place, shape };
}

async function lentDatabase(prepared: Prepared): Promise<TestDatabase> {
  isLent = true;
  const { place, shape } = await (kept ??= keepOne(prepared));
  const database = await place.open();
  const { db, giveBack } = revocable(database.db);
  const leave = async (): Promise<void> => {
    if ((await shapeOf(database.db)) !== shape)
      throw new Error('These tests change the tables themselves: open their database with { fresh: true }.');
    await empty(database.db);
  };
  return {
    ...database,
    db,
    beside: () => place.beside(),
    close: async () => {
      giveBack();
      const [left] = await Promise.allSettled([leave()]);
      await database.close();
      isLent = false;
      if (left.status === 'fulfilled') return;
      kept = undefined;
      await place.drop();
      throw left.reason;
    },
  };
}

/**
 * Takes all rows out. Truncating makes the files of each table and of its indexes anew, 200 ms of the server for 70
 * tables, of which a file of tests wrote to a few; deleting looks into those of the others and finds nothing. References and
 * triggers are put aside, where they may be. The locks are those of truncating: a transaction that somebody left open is
 * told of after a minute.
 */
async function empty(db: Db): Promise<void> {
  const { rows } = (await db.execute(
    sql`select quote_ident(tablename) as name, current_setting('is_superuser')::bool as may
      from pg_tables where schemaname = 'public'`,
  )) as { rows: { name: string; may: boolean }[] };
  const all = sql.raw(rows.map(({ name }) => name).join(', '));
  await db.transaction(async (db) => {
    await db.execute(sql`set local lock_timeout = '60s'`);
    if (rows[0]?.may !== true) return db.execute(sql`truncate ${all} restart identity`);
    await db.execute(sql`lock table ${all} in access exclusive mode`);
    await db.execute(sql`set local session_replication_role = replica`);
    return db.execute(sql.raw(`do $$ begin ${rows.map(({ name }) => `delete from ${name};`).join(' ')} end $$`));
  });
}

/**
 * Changes with every change of a column, an index, a constraint, a trigger or a function: what is written gets a higher
 * number of a transaction than all that was there before, and what is taken away is missing.
 */
async function shapeOf(db: Db): Promise<unknown> {
  const parts = [
    ['pg_attribute', 'attrelid'],
    ['pg_constraint', 'oid'],
    ['pg_trigger', 'oid'],
    ['pg_proc', 'oid'],
  ].map(([table = '', id = '']) =>
    sql.raw(`select count(*) as rows, max(xmin::text::bigint) as latest from ${table} where ${id} >= 16384`),
  );
  const { rows } = (await db.execute(
    sql`select string_agg(rows || ' ' || latest, ', ') as shape from (${sql.join(parts, sql` union all `)}) as parts`,
  )) as { rows: { shape: string }[] };
  return rows[0]?.shape;
}

/** Whoever still asks after giving it back is told, instead of writing into the next file's data. */
function revocable(db: Db): { db: Db; giveBack: () => void } {
  let isBack = false;
  const guard = new Proxy(db, {
    get: (target, name, receiver) => {
      if (isBack) throw new Error('This test database was given back: something of an earlier file still runs.');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return { db: guard, giveBack: () => (isBack = true) };
}
