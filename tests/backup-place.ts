/** A place for a house of its own, on either engine, and the commands of an operator: for tests of backups. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openPglite, openPostgres } from '#kit/server/db.ts';
import type { Database } from '#kit/server/db.ts';
import { onMaintenance, onServer, testServerUrl } from '#kit/server/testing.ts';
import { shortLived, worldEnv } from './programs.ts';

export type Place = Awaited<ReturnType<typeof openPlace>>;

async function openFrom(files: string, dataDir: string): Promise<Database> {
  await cp(files, dataDir, { recursive: true });
  return openPglite({ dataDir, isBrief: true });
}

/** Opens a new embedded database, whose files are copied: making them takes three seconds of a processor. */
export const openNew = (dataDir: string): Promise<Database> => openFrom(inject('prepared').embedded.fresh, dataDir);

/** An empty one. `engine` says which, where it matters; unless told, what the tests run on. */
export async function openPlace(engine: 'PGlite' | 'PostgreSQL' = testServerUrl() ? 'PostgreSQL' : 'PGlite') {
  const folder = await mkdtemp(join(tmpdir(), 'aftersun-place-'));
  const server = engine === 'PostgreSQL' ? testServerUrl() : undefined;
  const name = `aftersun_test_${randomBytes(6).toString('hex')}`;
  if (server !== undefined) await onMaintenance(server, `create database ${name}`);
  const DATA_DIR = join(folder, 'data');
  const BACKUP_DIR = join(folder, 'backups');
  const env = { DATA_DIR, BACKUP_DIR, DATABASE_URL: server && onServer(server, name) };
  return {
    env,
    open: (): Promise<Database> =>
      env.DATABASE_URL === undefined
        ? openPglite({ dataDir: DATA_DIR, isBrief: true })
        : openPostgres(env.DATABASE_URL, { connections: 5 }),
    /** Its database for the first time, with all its tables: as a house leaves it that nobody has used. */
    make: async (): Promise<Database> => {
      const { embedded, template } = inject('prepared');
      if (server === undefined || env.DATABASE_URL === undefined) return openFrom(embedded.migrated, DATA_DIR);
      await onMaintenance(server, `drop database ${name}`);
      await onMaintenance(server, `create database ${name} template ${template}`);
      return openPostgres(env.DATABASE_URL, { connections: 5 });
    },
    drop: async (): Promise<void> => {
      if (server !== undefined) await onMaintenance(server, `drop database if exists ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `npm run backup` or `npm run restore` as npm would; gives how it ended and what it said. */
export async function runCommand(
  command: 'backup' | 'restore',
  env: Record<string, string | undefined>,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [...shortLived(command), ...args], {
    env: { ...worldEnv, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}
