import { expect, test } from 'vitest';
import { createBitSet } from './bit-set.ts';

const setOf = (...numbers: readonly number[]) => {
  const set = createBitSet(8);
  numbers.forEach((number) => set.add(number));
  return set;
};
const all = (set: Pick<ReturnType<typeof createBitSet>, 'toArray'>) => [...set.toArray()];

test('a set has what was added, in ascending order, and grows', () => {
  const set = setOf(1000, 0, 31, 32, 5, 5);
  set.remove(5);
  set.remove(5000);
  expect(all(set)).toEqual([0, 31, 32, 1000]);
  expect([set.count(), set.has(31), set.has(33), set.has(99_999)]).toEqual([4, true, false, false]);
  expect([setOf().isEmpty(), set.isEmpty()]).toEqual([true, false]);
});

test('sets of any length are put together', () => {
  const [long, short] = [setOf(1, 2, 900), setOf(2, 3)];
  expect(all(long.clone().and(short))).toEqual([2]);
  expect(all(short.clone().and(long))).toEqual([2]);
  expect(all(short.clone().or(long))).toEqual([1, 2, 3, 900]);
  expect(all(long.clone().andNot(short))).toEqual([1, 900]);
  expect(all(short.clone().andNot(long))).toEqual([3]);
  expect([all(long), all(short)]).toEqual([
    [1, 2, 900],
    [2, 3],
  ]);
});

test('pairs are added by their first', () => {
  const set = setOf(7);
  set.addPairs(Uint32Array.of(3, 70, 400, 80, 999, 0), 2);
  expect(all(set)).toEqual([3, 7, 400]);
});

test('looking at them ends with the first that will do', () => {
  const seen: number[] = [];
  const isOver = (most: number) => (number: number) => {
    seen.push(number);
    return number > most;
  };
  expect(setOf(1, 40, 80, 200).some(isOver(50))).toBe(true);
  expect(seen).toEqual([1, 40, 80]);
  expect(setOf(1, 40).some(isOver(50))).toBe(false);
});
