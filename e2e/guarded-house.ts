/**
 * A house where admins, and who touches money, need a second factor. Its desk can't be used without one, so no other
 * journey is told there; it is open as long as the one that needs it, too short for making its database's code fast.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { guardedHouse, guardedPort } from './house.ts';

const root = join(import.meta.dirname, '..');
const before = ['./tests/worlds/move-clock.js', './tests/setup/start-seeded.ts'].flatMap((file) => ['--import', file]);

/** Opens it; gives how to close it. */
export async function openGuardedHouse(): Promise<() => Promise<void>> {
  const dataDir = join(root, '.cache/journeys-guarded-data');
  const house = spawn(join(root, 'node_modules/.bin/node'), [...before, '--liftoff-only', 'dist/house/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(guardedPort),
      DATA_DIR: dataDir,
      BACKUP_DIR: join(dataDir, 'backups'),
      DEMO: '0',
      ADMIN_PHONE: '+34600000001',
      ADMIN_PASSWORD: 'una-clave-larga-9',
      ADMIN_SECOND_FACTOR: 'required',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  const ended = new Promise<void>((end) => {
    house.once('exit', () => end());
  });
  const isOpen = async () => (await fetch(`${guardedHouse}/readyz`).catch(() => undefined))?.ok;
  await expect.poll(isOpen, { timeout: 110_000, intervals: [100] }).toBe(true);
  return async () => {
    house.kill();
    await ended;
  };
}
