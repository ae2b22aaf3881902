/** Issue 3: the cookie policy is true. Whatever a page stores in a browser stands in its table, in both languages. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { legal } from '#features/site/legal.ts';
import { keptPage } from '#features/tickets/web/device/kept-bookings.ts';
import { isTest, readTree } from './tree.ts';

const writers = [...readTree('src')].filter(
  ([path, source]) => !isTest(path) && /localStorage|sessionStorage|document\.cookie/.test(source),
);
const keysIn = (source: string): string[] =>
  [...source.matchAll(/(?:const \w*key = |[gs]etItem\()'(?<key>[^']+)'/gi)].flatMap(
    ({ groups }) => groups?.['key'] ?? [],
  );
const kept = new Set(writers.flatMap(([, source]) => keysIn(source)));
const namesIn = (rows: readonly (readonly string[])[]) => rows.map(([name = '']) => name);

/** Caches are opened by a name that begins with the family's, and dropped by it too (offline.ts, its worker). */
const cachers = [...readTree('src')].filter(([path, source]) => !isTest(path) && source.includes('caches.open('));
const familiesIn = (source: string): string[] =>
  [...source.matchAll(/const family = '(?<name>[\w-]+):'/g)].flatMap(({ groups }) => groups?.['name'] ?? []);

it.each(cachers)('%s keeps its cache under a name that the policy names', (_, source) => {
  expect(familiesIn(source)).toHaveLength(1);
  for (const { cookies } of Object.values(legal))
    expect(namesIn(cookies.table.rows)).toEqual(expect.arrayContaining(familiesIn(source)));
});

it('the worker at the door hands out what the pages keep, and drops their older versions', () => {
  const offline = cachers.find(([path]) => path.endsWith('/tickets/web/device/offline.ts'))?.[1] ?? '';
  const worker = readFileSync('public/ticket-worker.js', 'utf8');
  const version = /const key = `\$\{family\}(?<version>\d+):`/.exec(offline)?.groups?.['version'];
  expect(worker).toContain(`const kept = '${familiesIn(offline)[0]}:${version}:'`);
});

it('one worker alone is registered, by what keeps something, and it leads to the page that shows it (decision 0206)', () => {
  const registering = [...readTree('src')].filter(
    ([path, source]) => !isTest(path) && source.includes('serviceWorker.register('),
  );
  expect(registering.map(([path]) => path)).toEqual(['src/features/tickets/web/device/offline.ts']);
  const worker = readFileSync('public/ticket-worker.js', 'utf8');
  expect(worker).toContain(`const keptPage = '${keptPage}'`);
  // What pages kept is handed out; nothing is added on the way to a page, where the house says what may be kept.
  expect(worker).not.toMatch(/\.(?:put|add|addAll)\(/);
});

it('finds what pages keep', () => {
  expect([...kept]).toEqual(expect.arrayContaining(['language', 'theme', 'user']));
});

it.each(writers)('knows under which name %s keeps it', (_, source) => {
  expect(keysIn(source)).not.toEqual([]);
});

it.each([
  ['English', legal.en],
  ['Spanish', legal.es],
])('names all of it in %s', (_, { cookies }) => {
  expect([...kept].filter((name) => !namesIn(cookies.table.rows).includes(name))).toEqual([]);
});

it.each([
  ['English', legal.en],
  ['Spanish', legal.es],
])(
  'names what the card form of Stripe sets in %s: its script comes from Stripe, so no source of ours shows it',
  (_, { cookies }) => {
    const text = cookies.sections.flatMap(({ body }) => body).join('\n');
    for (const name of ['__stripe_mid', '__stripe_sid']) expect(text).toContain(name);
  },
);
