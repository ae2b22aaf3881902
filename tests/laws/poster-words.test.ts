/** The words that choose a poster's motif are the server's alone: no page pays for them (decision 0065). */
import { expect, it } from 'vitest';
import { isTest, readTree } from './tree.ts';

const folder = 'src/market/posters/choosing/';

it('are asked by nobody but servers', () => {
  const askers = [...readTree('src')]
    .filter(([path, source]) => !isTest(path) && !path.startsWith(folder) && source.includes('posters/choosing/'))
    .map(([path]) => path);
  expect(askers.length).toBeGreaterThan(4);
  expect(askers.filter((path) => !path.includes('/server/'))).toEqual([]);
});
