import { describe, expect, it } from 'vitest';
import { tablesOfKinds } from './kinds.ts';
import { inventedTree, readTree } from './tree.ts';

/** What names every kind and is no table of kinds that a new one would have to find; the compiler asks for its line or nobody does. */
const exceptions: Readonly<Record<string, string>> = {
  'src/app/server/csv/csv-choices.ts':
    'the words of files, list by list; the law of files asks for those of a new list',
  'src/app/web/desk/panels.ts': 'the tabs of the desk in the order of the specification, each loaded when it is opened',
  'src/app/web/home-data.ts': 'what the home page shows, as it composes it from sections of its own',
  'src/features/search/doors.ts': 'the four doors of the home page, one of which leads to restaurants',
  'src/features/search/vocabulary/synonyms.ts':
    'a dictionary: what people call every category; its type asks for a new kind’s',
  'src/market/map/web/markers.tsx':
    'drawings: the map knows no listings, and draws a disc without a sign for a kind it does not know',
};

const table = 'src/features/search/server/a.ts';

describe('the kinds of listing are listed in one place each', () => {
  it('holds, but for what is none', () => {
    expect(tablesOfKinds(readTree('src')).toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });
  it.each([
    "const all = ['events', 'rentals', 'businesses', 'jobs'];",
    "type All = 'event' | 'rental' | 'business' | 'job';",
    'const all = { events: 1, rentals: 2, businesses: 3, jobs: 4 };',
    "const all = { 'events': 1, 'rentals': 2, 'businesses': 3, 'jobs': 4 };",
    'const all = [events, rentals, businesses, jobs];',
    "if (kind === 'events') a(); else if (kind === 'rentals') b(); else c(kind === 'business' ? 'x' : 'job');",
    'switch (kind) { case `event`: case `rental`: case `business`: case `job`: }',
  ])('finds %s', (source) => expect(tablesOfKinds(inventedTree({ [table]: source }))).toEqual([table]));
  it('lets what is of some kinds pass, and a test', () => {
    expect(tablesOfKinds(inventedTree({ [table]: "const sold = ['events', 'rentals'];" }))).toEqual([]);
    const test = 'src/features/search/server/a.test.ts';
    expect(tablesOfKinds(inventedTree({ [test]: "['events', 'rentals', 'businesses', 'jobs']" }))).toEqual([]);
  });
});
