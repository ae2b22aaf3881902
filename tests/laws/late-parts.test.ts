/** Parts of pages that come later are loaded in one way, which a dropped line does not break (decision 0204). */
import { expect, it } from 'vitest';
import { inventedTree, isTest, readTree, type Tree } from './tree.ts';

/** The chapters of a page that the server drew whole wait for more than their file. */
const ways = /^src\/kit\/web\/(?:parts\/[\w-]+|later)\.tsx?$/;
const isLazy = /\blazy\b[^;]*?\bfrom 'react'|\bReact\.lazy\b/;

/** The files whose page would be taken away by a file that does not come. */
const fragile = (tree: Tree): string[] =>
  [...tree].flatMap(([path, source]) => (isLazy.test(source) && !ways.test(path) && !isTest(path) ? [path] : []));

it('loads what comes later by the parts of the kit', () => {
  expect(fragile(readTree('src'))).toEqual([]);
});

it('finds a part that breaks its page', () => {
  const sheet = "import { lazy, useState } from 'react';\nconst Sheet = lazy(() => import('./sheet.tsx'));";
  const invented = inventedTree({
    'src/features/a/web/a.tsx': sheet,
    'src/features/b/web/b.tsx': "import * as React from 'react';\nconst Sheet = React.lazy(load);",
    'src/features/c/web/c.tsx': '<img loading="lazy" />',
    'src/kit/web/parts/late-part.tsx': sheet,
  });
  expect(fragile(invented)).toEqual(['src/features/a/web/a.tsx', 'src/features/b/web/b.tsx']);
});
