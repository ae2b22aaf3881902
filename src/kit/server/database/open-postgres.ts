/** Opens a PostgreSQL server with a pool of connections. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { keepConnections } from './keep-connections.ts';
import { hangUp, keepListening } from './keep-listening.ts';
import { requireKnownTables, withMigrations } from './migrations.ts';
import { sendTogether } from './send-together.ts';
import { casing, channel, settings } from './settings.ts';
import { withoutTypings } from './without-typings.ts';

/**
 * Opens a PostgreSQL server with a pool; who waits longer than `patienceMs` for a connection of it gets 503, and so does who
 * asked something of a server that is silent for three times `silenceMs`. Every pooled connection listens, so a process
 * hears its own writes before their reply. With `allowExitOnIdle` its idle connections keep no process from ending.
 */
export async function openPostgres(
  url: string,
  options: {
    connections?: number;
    patienceMs?: number;
    silenceMs?: number;
    allowExitOnIdle?: boolean;
    onError?: (error: Error) => void;
  } = {},
): Promise<Database> {
  const { allowExitOnIdle = false } = options;
  const listeners = new Set<(table: string) => void>();
  const report = options.onError ?? (() => undefined);
  const pool = new pg.Pool({
    connectionString: url,
    options: settings.map((setting) => `-c ${setting.replaceAll(' ', '')}`).join(' '),
    max: options.connections ?? 20,
    connectionTimeoutMillis: options.patienceMs ?? 5000,
    allowExitOnIdle,
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
  const open = new Set<pg.PoolClient>();
  pool.on('remove', (client) => open.delete(client));
  pool.on('connect', (client) => {
    open.add(client);
    // Whoever uses a connection that breaks hears of it by their statement; nobody else need fall over it.
    client.on('error', () => undefined);
    sendTogether(client);
  });
  keepConnections(pool);
  const hear = (table: string) => listeners.forEach((listener) => listener(table));
  const stopListening = keepListening(url, hear, report, {
    allowExitOnIdle,
    silent: () => open.forEach(hangUp),
    everyMs: options.silenceMs,
  });
  const db = withoutTypings(drizzle(pool, { casing }));
  return {
    db,
    engine: 'PostgreSQL',
    migrate: async (last) => {
      // Two processes may start at once: the advisory lock lets one migrate and the other wait.
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock(727363)');
        await requireKnownTables(async (statement) => {
          const { rows } = await client.query<[string | null]>({ text: statement, rowMode: 'array' });
          return rows[0]?.[0] ?? null;
        });
        await withMigrations(last, (migrationsFolder) => migrate(drizzle(client, { casing }), { migrationsFolder }));
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
