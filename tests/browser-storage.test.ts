/** Issue 3: the cookie policy is true. Whatever a page stores in a browser stands in its table, in both languages. */
import { expect, it } from 'vitest';
import { legalEn } from '#features/site/legal.en.ts';
import { legalEs } from '#features/site/legal.es.ts';
import { isTest, readTree } from './laws/tree.ts';

const writers = [...readTree('src')].filter(
  ([path, source]) =>
    !isTest(path) && !/testing\.tsx?$/.test(path) && /localStorage|sessionStorage|document\.cookie/.test(source),
);
const keysIn = (source: string): string[] =>
  [...source.matchAll(/(?:const \w*key = |[gs]etItem\()'(?<key>[^']+)'/gi)].flatMap(
    ({ groups }) => groups?.['key'] ?? [],
  );
const kept = new Set(writers.flatMap(([, source]) => keysIn(source)));
const namesIn = (rows: readonly (readonly string[])[]) => rows.map(([name = '']) => name);

it('finds what pages keep', () => {
  expect([...kept]).toEqual(expect.arrayContaining(['language', 'theme', 'user']));
});

it.each(writers)('knows under which name %s keeps it', (_, source) => {
  expect(keysIn(source)).not.toEqual([]);
});

it.each([
  ['English', legalEn],
  ['Spanish', legalEs],
])('names all of it in %s', (_, { cookies }) => {
  expect([...kept].filter((name) => !namesIn(cookies.table.rows).includes(name))).toEqual([]);
});
