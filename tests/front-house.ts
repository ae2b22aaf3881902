/** Starts the house as production serves it (tests/front-process.ts) on data of its own, for tests of the whole process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openPglite } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { memoryEnv } from '../scripts/memory.js';
import type { Prepared } from '#kit/server/testing.ts';
import { shortLived, worldEnv } from './programs.ts';

export type FrontHouse = Awaited<ReturnType<typeof openFrontHouse>>;

async function prepareIn<T>(dataDir: string, prepare: (db: Db) => Promise<T>): Promise<T> {
  const made = await openPglite({ dataDir, isBrief: true });
  const things = await prepare(made.db);
  await made.close();
  return things;
}

/**
 * `prepare` fills the data before the house opens, `spoil` does as it likes with its folder; `env` is the process's, and
 * `quietMs` how long it waits for the silent when it leaves.
 */
export async function openFrontHouse<T>(
  prepared: Prepared,
  options: {
    prepare?: (db: Db) => Promise<T>;
    spoil?: (dataDir: string) => void;
    env?: Record<string, string>;
    quietMs?: number;
  } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'aftersun-house-'));
  const dataDir = join(folder, 'data');
  const files = join(folder, 'files');
  mkdirSync(join(files, 'assets'), { recursive: true });
  writeFileSync(join(files, 'assets/app-1a2b.js'), 'export const sol = 1;\n'.repeat(4000));
  cpSync(prepared.embedded.migrated, dataDir, { recursive: true });
  const things = options.prepare && (await prepareIn(dataDir, options.prepare));
  options.spoil?.(dataDir);

  const quiet = options.quietMs === undefined ? [] : [String(options.quietMs)];
  const child = spawn(process.execPath, [...shortLived('front-process'), files, ...quiet], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...memoryEnv,
      ...worldEnv,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      ADMIN_PHONE: '+34600000001',
      ADMIN_PASSWORD: 'una-clave-larga-9',
      ...options.env,
    },
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const heard = async (): Promise<Record<string, unknown>> => JSON.parse(String((await once(lines, 'line'))[0]));
  const { port } = await Promise.race([heard(), gone.then(() => Promise.reject(new Error('The house did not open.')))]);

  return {
    things: things as T,
    dataDir,
    child,
    port: Number(port),
    /** What the house says next. */
    heard,
    /** Lets the page that is held be drawn. */
    release: () => void child.stdin.write('\n'),
    /** Tells the process a word; what it answers is `heard`. */
    tell: (word: 'watch' | 'memory') => void child.stdin.write(`${word}\n`),
    /** Asks it to leave, and tells how long it took and with which code it went. */
    leave: async (): Promise<{ code: unknown; seconds: number }> => {
      const began = performance.now();
      child.kill('SIGTERM');
      const [code] = await gone;
      return { code, seconds: (performance.now() - began) / 1000 };
    },
    close: async (): Promise<void> => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
