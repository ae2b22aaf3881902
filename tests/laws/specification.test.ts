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

/** What a row says of its tests: files, and the names it gives of tests in them. */
const testsOf = (keptBy: string) =>
  [...keptBy.matchAll(/`(?<file>[^`]+\.(?:test|spec)\.tsx?)`(?::(?<names>[^`]*))?/g)].map(({ groups = {} }) => ({
    file: groups['file'] ?? '',
    names: (groups['names'] ?? '').split(';').flatMap((name) => name.trim() || []),
  }));

/** The names of tests, and of what they are told of: what a call is given first, in a file of tests. */
const titles = new Map<string, string>();
function titlesOf(file: string): string {
  const known = titles.get(file);
  if (known !== undefined) return known;
  const found = [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>\s*,/g,
    ),
  ];
  const all = found.map(({ groups }) => groups?.['title']).join('\n');
  titles.set(file, all);
  return all;
}

test('every row names a test, and the file has it', () => {
  const nameless = rows.filter(([, , keptBy = '']) => testsOf(keptBy).every(({ names }) => names.length === 0));
  expect(nameless.map(([sentence]) => sentence)).toEqual([]);
  const named = rows.flatMap(([, , keptBy = '']) => testsOf(keptBy));
  const lost = named.flatMap(({ file, names }) =>
    names.filter((name) => !titlesOf(file).includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('what has cells is a row: nothing stands half inside a table', () => {
  const lines = table.split('\n').filter((line) => line.includes(' | '));
  expect(lines.filter((line) => !/^\|.*\|$/.test(line))).toEqual([]);
});

test('nothing in it is put off or untested', () => {
  expect(rows.flat().filter((cell) => /not yet|untested/i.test(cell))).toEqual([]);
});
