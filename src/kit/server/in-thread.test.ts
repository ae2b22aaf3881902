import { expect, test } from 'vitest';
import { inThread, OutOfBounds } from './in-thread.ts';

const bounds = { maxMs: 60_000, maxMegabytes: 16 };
const doing = (code: string) =>
  new URL(`data:text/javascript,import { parentPort, workerData } from 'node:worker_threads';${code}`);

test('a thread says what it makes of what it is given', async () => {
  expect(await inThread(doing('parentPort.postMessage(workerData * 2)'), 21, bounds)).toBe(42);
});

test('one that never ends or takes much memory is ended, as out of bounds', async () => {
  const never = inThread(doing('for (;;);'), 0, { ...bounds, maxMs: 20 });
  await expect(never).rejects.toThrow(new OutOfBounds('The thread takes too long'));
  const much = inThread(doing('const all = []; for (;;) all.push([...all]);'), 0, bounds);
  await expect(much).rejects.toBeInstanceOf(OutOfBounds);
  await expect(much).rejects.toThrow(/memory/);
});

test('one that breaks or says nothing is ended, and that is no matter of bounds', async () => {
  const breaks = inThread(doing('throw new Error("broken")'), 0, bounds);
  await expect(breaks).rejects.not.toBeInstanceOf(OutOfBounds);
  await expect(breaks).rejects.toThrow('broken');
  await expect(inThread(doing(''), 0, bounds)).rejects.toThrow('without a word');
});
