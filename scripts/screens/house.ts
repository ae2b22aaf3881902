/** A house of the pictures' own, in a folder of `.cache` that goes with it: the demo town with its past. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const dataDir = join(root, `.cache/screens-house-${process.pid}`);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function answers(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/readyz`).catch(() => undefined);
  return reply?.ok === true;
}

/** Opens it, so many milliseconds ahead of the machine; gives its address and how to end it. */
export async function openTown(ahead: number) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const before = ['./tests/worlds/move-clock.js', './scripts/screens/fill.ts'].flatMap((file) => ['--import', file]);
  const house = spawn(process.execPath, [...before, 'dist/house/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CLOCK_AHEAD_MS: String(ahead),
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      BACKUP_DIR: join(dataDir, 'backups'),
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise<never>((_, fail) => {
    house.once('exit', (code) => fail(new Error(`The house ended with ${code}.`)));
  });
  ended.catch(() => undefined);
  while (!(await answers(address))) await Promise.race([ended, new Promise((again) => setTimeout(again, 200))]);
  const close = async () => {
    house.kill();
    await ended.catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, ahead, close };
}
