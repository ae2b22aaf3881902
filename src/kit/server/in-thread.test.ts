import { expect, test } from 'vitest';
import { inThread } from './in-thread.ts';

const bounds = { mostMs: 60_000, mostMegabytes: 16 };
const doing = (code: string) =>
  new URL(`data:text/javascript,import { parentPort, workerData } from 'node:worker_threads';${code}`);

test('a thread says what it makes of what it is given', async () => {
  expect(await inThread(doing('parentPort.postMessage(workerData * 2)'), 21, bounds)).toBe(42);
});

test('one that never ends, takes much memory, breaks or says nothing is ended', async () => {
  await expect(inThread(doing('for (;;);'), 0, { ...bounds, mostMs: 20 })).rejects.toThrow('too long');
  await expect(inThread(doing('const all = []; for (;;) all.push([...all]);'), 0, bounds)).rejects.toThrow(/memory/);
  await expect(inThread(doing('throw new Error("broken")'), 0, bounds)).rejects.toThrow('broken');
  await expect(inThread(doing(''), 0, bounds)).rejects.toThrow('without a word');
});
