import { expect, it } from 'vitest';
import { createCounting } from './counting.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog('error', { write: (line) => void lines.push(line) });
const plus = (known = 0) => known + 1;

it('writes down what was counted since the last time, and nothing where nothing was', async () => {
  const written: (readonly number[])[] = [];
  const { count, write } = createCounting<number>({
    maxWaiting: 2,
    writeDown: async (counted) => void written.push(counted),
    log,
    lost: 'lost',
  });
  for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) count(key, plus);
  await write();
  await write();
  count('c', plus);
  await write();
  // The third of two that may wait was not counted.
  expect(written).toEqual([[3, 2], [1]]);
});

it('loses what can’t be written, says so, and counts on', async () => {
  let isBroken = true;
  const written: number[] = [];
  const writeDown = async (counted: readonly number[]) => {
    if (isBroken) throw new Error('gone');
    written.push(...counted);
  };
  const { count, write } = createCounting<number>({ maxWaiting: 9, writeDown, log, lost: 'what was seen was lost' });
  count('a', plus);
  await write();
  expect(lines.join('')).toContain('what was seen was lost');
  isBroken = false;
  count('a', plus);
  await write();
  expect(written).toEqual([1]);
});
