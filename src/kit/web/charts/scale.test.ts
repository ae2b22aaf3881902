import { expect, test } from 'vitest';
import { isNamed, ticksTo } from './scale.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [101, [0, 50, 100, 150]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('up to %i there are round figures, and the last one is not below it', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks);
});

test('money in cents has lines at whole euros, also where there is none', () => {
  expect(ticksTo(0, 100)).toEqual([0, 100]);
  expect(ticksTo(650, 100)).toEqual([0, 200, 400, 600, 800]);
});

test('columns are named evenly, the last one always', () => {
  const named = (count: number, room: number) =>
    Array.from({ length: count }, (_, place) => place).filter((place) => isNamed(place, count, room));
  expect(named(12, 4)).toEqual([2, 5, 8, 11]);
  expect(named(4, 4)).toEqual([0, 1, 2, 3]);
  expect(named(52, 4)).toEqual([12, 25, 38, 51]);
});
