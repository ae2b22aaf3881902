/** Databases for tests: every file gets its own, from one snapshot (PGlite) or one template (PostgreSQL). */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Database } from './db.ts';
import { openPglite, openPostgres } from './db.ts';

/** What the global setup leaves for the workers. */
export type Prepared = { readonly snapshot: string; readonly template: string | undefined };

/** Where tests find a PostgreSQL server; without it they run on PGlite. */
export const testServerUrl = (): string | undefined => process.env['TEST_DATABASE_URL'] || undefined;

export const onServer = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

/** Runs one statement on the server's own database: databases are made and dropped from there. */
export async function onMaintenance(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of a test; `beside` opens it as a second process of the app would. */
export type TestDatabase = Database & { readonly beside: () => Promise<Database> };

/** A migrated, empty database of one's own. Closing it takes it away. */
export async function testDatabase(prepared: Prepared): Promise<TestDatabase> {
  const url = testServerUrl();
  if (url === undefined || prepared.template === undefined) {
    const database = await openPglite({ dump: new Blob([await readFile(prepared.snapshot)]) });
    // An embedded database belongs to one process: who is beside it is in it.
    return { ...database, beside: async () => ({ ...database, close: async () => undefined }) };
  }
  const name = `aftersun_test_${randomBytes(6).toString('hex')}`;
  await onMaintenance(url, `create database ${name} template ${prepared.template}`);
  const database = await openPostgres(onServer(url, name), { connections: 25, patienceMs: 60_000 });
  return {
    ...database,
    beside: () => openPostgres(onServer(url, name), { connections: 5 }),
    close: async () => {
      await database.close();
      await onMaintenance(url, `drop database if exists ${name} with (force)`);
    },
  };
}
