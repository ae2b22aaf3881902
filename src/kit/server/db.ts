/** PostgreSQL everywhere: embedded PGlite by default, a real server by DATABASE_URL; one `Db`, one schema, one set of migrations. */
import { btree_gist as btreeGist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm as pgTrgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import pg from 'pg';
import { lockDataDir } from './data-lock.ts';
import { keepConnections } from './keep-connections.ts';
import { withMigrations } from './migrations.ts';
import { OwnFiles } from './own-files.ts';
import { sendTogether } from './send-together.ts';
import { PreparingPglite } from './preparing-pglite.ts';

/** The database or a transaction on it: services take either and do not know which. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  readonly db: Db;
  readonly engine: 'PGlite' | 'PostgreSQL';
  /** The embedded database itself, where it is one: who copies it asks it alone. */
  readonly embedded?: PreparingPglite;
  /** Runs the migrations that have not run yet; those after one of them stay undone when it is named. */
  migrate(last?: string): Promise<void>;
  /** Hears the names of tables that were written to, from this process and every other one on the same database. */
  onTouched(listener: (table: string) => void): Promise<void>;
  close(): Promise<void>;
};

const casing = 'snake_case';
/**
 * Our questions are short: compiling one takes longer than answering it. And what they read is in memory or on a disk
 * without a head: a page anywhere costs about as much as the next one.
 */
const settings = ['jit = off', 'random_page_cost = 1.1'] as const;
const channel = 'touched';

/** Opens the embedded database; the folder is locked against a second process. `dump` restores a snapshot (tests). */
export async function openPglite(options: { dataDir?: string; dump?: Blob } = {}): Promise<Database> {
  const unlock = options.dataDir === undefined ? () => undefined : lockDataDir(options.dataDir);
  try {
    const client = new PreparingPglite({
      ...(options.dataDir === undefined ? {} : { fs: new OwnFiles(join(options.dataDir, 'pg')) }),
      ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
      extensions: { btreeGist, pgTrgm, unaccent },
    });
    await client.waitReady;
    await client.exec(settings.map((setting) => `set ${setting};`).join(' '));
    const db = drizzlePglite(client, { casing });
    return {
      db,
      engine: 'PGlite',
      embedded: client,
      migrate: (last) => withMigrations(last, (migrationsFolder) => migratePglite(db, { migrationsFolder })),
      onTouched: async (listener) => void (await client.listen(channel, listener)),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A snapshot of an in-memory embedded database, to open the next one from in less than a second. */
export async function dumpPglite(prepare: (database: Database) => Promise<void>): Promise<Blob> {
  const client = new PreparingPglite({ extensions: { btreeGist, pgTrgm, unaccent } });
  const db = drizzlePglite(client, { casing });
  await prepare({
    db,
    engine: 'PGlite',
    migrate: (last) => withMigrations(last, (migrationsFolder) => migratePglite(db, { migrationsFolder })),
    onTouched: async () => undefined,
    close: async () => undefined,
  });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/**
 * Opens a PostgreSQL server with a pool; who waits longer than `patienceMs` for a connection of it gets 503. Every
 * pooled connection listens, so a process hears its own writes before their reply.
 */
export async function openPostgres(
  url: string,
  options: { connections?: number; patienceMs?: number; onError?: (error: Error) => void } = {},
): Promise<Database> {
  const listeners = new Set<(table: string) => void>();
  const report = options.onError ?? (() => undefined);
  const pool = new pg.Pool({
    connectionString: url,
    options: settings.map((setting) => `-c ${setting.replaceAll(' ', '')}`).join(' '),
    max: options.connections ?? 20,
    connectionTimeoutMillis: options.patienceMs ?? 5000,
    pipeline: true,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its types do not say so yet
    onConnect: async (client: pg.ClientBase) => {
      client.on('notification', (notice) => {
        for (const listener of listeners) listener(notice.payload ?? '');
      });
      await client.query(`listen ${channel}`);
    },
  });
  pool.on('error', report);
  pool.on('connect', (client) => {
    // Whoever uses a connection that breaks hears of it by their statement; nobody else need fall over it.
    client.on('error', () => undefined);
    sendTogether(client);
  });
  keepConnections(pool);
  const stopListening = keepListening(url, (table) => listeners.forEach((listener) => listener(table)), report);
  const db = drizzlePg(pool, { casing });
  return {
    db,
    engine: 'PostgreSQL',
    migrate: async (last) => {
      // Two processes may start at once: the advisory lock lets one migrate and the other wait.
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock(727363)');
        await withMigrations(last, (migrationsFolder) =>
          migratePg(drizzlePg(client, { casing }), { migrationsFolder }),
        );
      } finally {
        await client.query('select pg_advisory_unlock(727363)').catch(report);
        client.release();
      }
    },
    onTouched: async (listener) => void listeners.add(listener),
    close: async () => {
      await stopListening();
      await pool.end();
    },
  };
}

/** One connection that only listens, opened again when it breaks: the pool may be idle while another process writes. */
function keepListening(
  url: string,
  hear: (table: string) => void,
  report: (error: Error) => void,
): () => Promise<void> {
  let stopped = false;
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    current = client;
    const again = (error?: Error) => {
      if (stopped || current !== client) return;
      current = undefined;
      if (error) report(error);
      retry = setTimeout(() => void connect(), 1000);
    };
    client.on('error', again);
    client.on('end', () => again());
    client.on('notification', (notice) => hear(notice.payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      // What was written while nobody listened is unknown: everything kept is dropped.
      hear('*');
    } catch (error) {
      again(error instanceof Error ? error : new Error(String(error)));
    }
  };
  void connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await current?.end().catch(() => undefined);
  };
}

/** Answers when the database does. */
export async function ping(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** The PostgreSQL error behind a failed statement (drizzle wraps it): its code and the constraint it broke. */
export function databaseFault(error: unknown): { code: string; constraint: string | undefined } | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
      return { code: cause.code, constraint };
    }
  }
  return undefined;
}
