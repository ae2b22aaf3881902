/** What a newcomer reads first names files, commands and pages that exist, and every room. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './tree.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** From where a document may name a file. */
const places = ['', 'src', 'src/features', 'src/market', 'src/app', 'src/kit', 'docs'];

/** Invented, to show how a room is made; written by the build; files of drivers. */
const isElsewhere = (path: string) =>
  path.startsWith('src/features/lost-items/') ||
  path.startsWith('dist/') ||
  /^(?:node-postgres|pglite|pg-core|sql)\/\w+\.js$/.test(path);

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/operations.md',
  'docs/lawful-money.md',
  'docs/words.md',
  'src/features/README.md',
  'src/market/README.md',
  'src/features/search/README.md',
  'src/kit/server/database/README.md',
  'src/kit/web/ui/README.md',
];

test.each(documents)('%s names no file that is not there', (document) => {
  const paths = [...read(document).matchAll(/`([\w.-]+(?:\/[\w.$-]+)+\.(?:tsx?|js|css|md))`/g)].map(
    ([, path = '']) => path,
  );
  // What each room has is named as it stands in any of them.
  const rooms = readdirSync(join(projectRoot, 'src/features')).map((room) => `src/features/${room}`);
  const isThere = (path: string) =>
    [dirname(document), ...places, ...rooms].some((place) => existsSync(join(projectRoot, place, path)));
  expect(paths.filter((path) => !isElsewhere(path) && !isThere(path))).toEqual([]);
});

test.each(documents)('%s names no command and leads to no page that is not there', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
  const commands = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(projectRoot, dirname(document), path)))).toEqual([]);
});

test('the tree of the house names every room and every area of the market', () => {
  const named = (document: string) => new Set(read(document).match(/(?<=[\s`])[a-z-]+(?=[/`])/g));
  const foldersOf = (path: string) =>
    readdirSync(join(projectRoot, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const [folder, document] of [
    ['src/features', 'docs/architecture.md'],
    ['src/market', 'src/market/README.md'],
  ] as const) {
    const names = named(document);
    expect(foldersOf(folder).flatMap(({ name }) => (names.has(name) ? [] : [name]))).toEqual([]);
  }
});

/** What a decision says in its status line that it changes: "Adds to 0047, corrects 0020". */
const changedBy = (decision: string): string[] =>
  (/^Date:.*$/m.exec(decision)?.[0] ?? '')
    .split(/[·;]|, (?=corrects|supersedes)/)
    .filter((part) => /changes|corrects|supersedes|takes (?:back|the place)/i.test(part))
    .flatMap((part) => part.match(/\b0\d{3}\b/g) ?? []);

test('what a decision changes of older ones stands in their index', () => {
  const rows = read('docs/decisions/README.md').split('\n');
  const names = readdirSync(join(projectRoot, 'docs/decisions')).filter((name) => /^\d/.test(name));
  const changes = names.flatMap((name) => changedBy(read(`docs/decisions/${name}`)).map((older) => ({ older, name })));
  expect(changes.length).toBeGreaterThan(10);
  const isTold = ({ older, name }: { older: string; name: string }) =>
    rows.some((row) => row.startsWith(`| [${older}]`) && row.includes(`(${name})`));
  expect(changes.filter((change) => !isTold(change))).toEqual([]);
});
