/** The house opens in every browser it is built for, the oldest too: an iPhone of 2017 ends with Safari 16 (decision 0151). */
import { describe, expect, it } from 'vitest';
import { inBrowser, youngIn } from './browsers.ts';
import { inventedTree, readTree } from './tree.ts';

const house = readTree('src');
const files = inBrowser(house);

const page = 'src/app/web/routes/index.tsx';
const part = 'src/features/events/web/part.ts';
const withPart = (source: string) =>
  inventedTree({ [page]: "const part = import('#features/events/web/part.ts');", [part]: source });
const young = (source: string) => {
  const tree = withPart(source);
  return youngIn(tree, inBrowser(tree));
};

describe('what a browser is given', () => {
  it('is what pages import, at once and later', () => {
    for (const path of ['src/app/web/client.tsx', 'src/features/events/web/event-card.tsx', 'src/kit/shared/money.ts'])
      expect([...files]).toContain(path);
    expect([...files].filter((path) => path.includes('/server/'))).toEqual([]);
    expect([...inBrowser(withPart(''))]).toEqual([page, part]);
    expect([
      ...inBrowser(inventedTree({ [page]: "import type { A } from '#kit/shared/a.ts';", 'src/kit/shared/a.ts': '' })),
    ]).toEqual([page]);
  });
});

describe('what a browser is asked for', () => {
  /** These look first whether it is there. */
  const looksFirst =
    /^src\/(?:features\/site\/web\/use-film-welcome|features\/tickets\/web\/door\/read-code|kit\/web\/ui\/more-menu|market\/town\/web\/theme)\.tsx?:/;

  it('is nothing that an older one lacks', () => {
    expect(youngIn(house, files).filter((at) => !looksFirst.test(at))).toEqual([]);
  });

  it.each([
    'URL.canParse(text)',
    'const { promise } = Promise.withResolvers()',
    'Map.groupBy(all, (one) => one.day)',
    "new Intl.Segmenter('en')",
    'await Array.fromAsync(all)',
    '[...all.keys().map((key) => key)]',
    'text.matchAll(/a/g).toArray()',
    'one.isSubsetOf(other)',
    'requestIdleCallback(rest)',
    'window.requestIdleCallback(rest)',
    'document.startViewTransition(change)',
    'const breaks = /[a--b]/v',
  ])('finds %s', (source) => expect(young(source)).toHaveLength(1));

  it.each(['Object.values(all).map(String)', '[...all.keys()].map(String)', 'all.map(String).filter(Boolean)'])(
    'lets %s be',
    (source) => expect(young(source)).toEqual([]),
  );
});

it('a field that begins with no capital of a phone’s own is not corrected by it either', () => {
  // `spellCheck` keeps an iPhone from marking a word, not from putting another in its place.
  const naming = (name: string) =>
    [...files].filter((path) => path.endsWith('.tsx') && (house.get(path) ?? '').includes(name)).toSorted();
  expect(naming('autoCapitalize').length).toBeGreaterThan(3);
  expect(naming('autoCorrect')).toEqual(expect.arrayContaining(naming('autoCapitalize')));
});
