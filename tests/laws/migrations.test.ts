/**
 * What an update relies on: a house that is there runs the migrations whose instant is later than that of its last one. One
 * that is numbered after it and dated before would run in new houses only, and never in those that people use.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Entry = { readonly idx: number; readonly tag: string; readonly when: number };

const folder = join(import.meta.dirname, '../../migrations');
const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: Entry[] };

/** Those that earlier houses would leave out. */
const leftOut = (all: readonly Entry[]) => all.filter(({ when }, place) => when <= (all[place - 1]?.when ?? 0));

it('migrations are dated in the order of their numbers', () => {
  expect(leftOut(entries)).toEqual([]);
  const [late, early] = [
    { idx: 0, tag: '0000_late', when: 2 },
    { idx: 1, tag: '0001_early', when: 1 },
  ];
  expect(leftOut([late, early])).toEqual([early]);
});

it('each is numbered by its place, and none lies beside the list', () => {
  const numbers = entries.map(({ tag }) => Number(tag.slice(0, 4)));
  expect(numbers).toEqual(entries.map((_, place) => place));
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(files.toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});
