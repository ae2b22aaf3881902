/** The table of the specification names files that exist, and leaves no sentence out (issue 3). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const table = readFileSync(join(root, 'docs/specification.md'), 'utf8');

/** What is written in code letters and looks like a file. */
const paths = [...new Set(table.match(/(?<=`)[\w.-]+(?:\/[\w.$-]+)+\.\w+(?=`)/g) ?? [])];

/** The cells of each row; heads and rules of the tables are none. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  .filter(([first = '']) => first !== 'Sentence' && !/^:?-+:?$/.test(first));

test('every file it names exists', () => {
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('it has a row for each sentence', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
});

test('every row says where it is kept and by what: a file and a test', () => {
  const isFile = (cell: string) => paths.some((path) => cell.includes(`\`${path}\``));
  const isTest = (cell: string) => /`[^`]+\.(?:test|spec)\.tsx?`/.test(cell);
  const wrong = rows.filter(
    ([sentence = '', keeper = '', keptBy = '', ...rest]) =>
      sentence === '' || rest.length > 0 || !isFile(keeper) || !isTest(keptBy),
  );
  expect(wrong).toEqual([]);
});

test('nothing in it is put off or untested', () => {
  expect(rows.flat().filter((cell) => /not yet|untested/i.test(cell))).toEqual([]);
});
