import { expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { createKindIndex, mostlyDead } from './kind-index.ts';

const read = (id: string, standing: number, version = '1') => ({
  entry: { id, standing, version, titles: ` the ${id} of it` } as Entry,
  names: `'en/${id}':1A`,
  document: `'en/${id}':1A`,
});

const idsIn = ({ entries, ordered }: ReturnType<typeof createKindIndex>) =>
  ordered.map((ordinal) => (entries[ordinal] as Entry).id);

test('what is put one by one stands where it would if all were put at once, whatever is taken away', () => {
  const [one, atOnce] = [createKindIndex(), createKindIndex()];
  const some = Array.from({ length: 200 }, (_, i) => read(`id${(i * 37) % 200}`, (i * 13) % 7));
  for (const entry of some) one.putAll([entry]);
  atOnce.putAll(some);
  expect(idsIn(one)).toEqual(idsIn(atOnce));
  for (const { entry } of some.slice(0, 50)) for (const index of [one, atOnce]) index.remove(entry.id);
  one.remove('nobody');
  expect(idsIn(one)).toEqual(idsIn(atOnce));
  expect(idsIn(one)).toHaveLength(150);
});

test('what is written anew takes its new place and its new version, and is there once', () => {
  const index = createKindIndex();
  index.putAll([read('a', 3), read('b', 2), read('c', 1)]);
  index.putAll([read('c', 4, '2')]);
  expect(idsIn(index)).toEqual(['c', 'a', 'b']);
  expect([index.versionOf('c'), index.versionOf('d')]).toEqual(['2', undefined]);
  expect(index.alive.count()).toBe(3);
});

test('titles are found by how a word of theirs begins, in the order of the lists', () => {
  const index = createKindIndex();
  index.putAll([...Array.from({ length: 40 }, (_, i) => read(`boat${i}`, 2)), read('pedalo', 1), read('pelican', 3)]);
  const titled = (...beginnings: string[]) => index.titledFrom(beginnings).map((ordinal) => index.entries[ordinal]?.id);
  expect([titled('pe'), titled('ped'), titled('pec'), titled('elican')]).toEqual([
    ['pelican', 'pedalo'],
    ['pedalo'],
    [],
    [],
  ]);
  // What many have leaves it to who asks.
  expect([titled('the'), titled('t'), titled('the', 'o')]).toEqual([idsIn(index), idsIn(index), idsIn(index)]);
  expect([titled('the', 'p'), titled('p', 'boat'), titled('pel', 'p')]).toEqual([
    ['pelican', 'pedalo'],
    [],
    ['pelican'],
  ]);
  index.remove('pelican');
  expect(titled('pe')).toEqual(['pedalo']);
});

test('what few begin with is not looked for among all that begin a little like it', () => {
  const index = createKindIndex();
  index.putAll([...Array.from({ length: 100 }, (_, i) => read(`den${i}`, 2)), read('desert', 1)]);
  expect(index.titledFrom(['des']).map((ordinal) => index.entries[ordinal]?.id)).toEqual(['desert']);
});

test('an index of which most was written anew says so', () => {
  const index = createKindIndex();
  for (let version = 0; version < 1003; version += 1) index.putAll([read('a', 1, String(version))]);
  expect([index.ordered.length, mostlyDead(index)]).toEqual([1, true]);
});
