import { expect, test } from 'vitest';
import { createInvertedIndex } from './inverted-index.ts';
import { rank } from './ts-rank.ts';
import { parseTsquery } from './tsquery.ts';

const weights = [0.1, 0.2, 0.4, 1] as const;
const index = createInvertedIndex();
[`'a':1A 'b':9`, `'a':1`, `'c'`, `'a':1A 'b':2`, `'a':1A,2A`].forEach((vector, ordinal) => index.add(ordinal, vector));
const ranked = (query: string, ordinals: readonly number[]) => [...rank(index, weights, parseTsquery(query), ordinals)];

test('a word counts by its weight and how often it stands there, and less the more are asked for', () => {
  const [title = 0, text = 0, none, , often = 0] = ranked(`'a'`, [0, 1, 2, 3, 4]);
  expect(title).toBeCloseTo(1 / 1.64493406685, 6);
  expect(text).toBeCloseTo(title / 10, 6);
  expect(none).toBe(0);
  expect(often).toBeCloseTo(title * 1.25, 6);
  expect(ranked(`'a' | 'x'`, [0])[0]).toBeCloseTo(title / 2, 6);
});

test('words that are asked for together count the more the nearer they stand', () => {
  const [far = 0, one, , near = 0] = ranked(`'a' & 'b'`, [0, 1, 2, 3]);
  expect(near).toBeGreaterThan(far);
  expect(far).toBeGreaterThan(one ?? 1);
});

test('ranks come in the order of what was asked for, of one that nobody knows none', () => {
  const inOrder = ranked(`'a' | 'b'`, [0, 1, 3]);
  expect(ranked(`'a' | 'b'`, [3, 70, 0, 1])).toEqual([inOrder[2], 0, inOrder[0], inOrder[1]]);
  expect(ranked('', [0, 1])).toEqual([0, 0]);
});
