/** Which entries have some words: in their names, or anywhere in them. */
import type { ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import { parseTsquery } from '../inverted-index/tsquery.ts';
import type { KindIndex } from './kind-index.ts';
import type { SearchIndex } from './search-index.ts';

type Having = (query: string) => ReadonlyBitSet;

/** What left the index is in them still. */
export const withWords = ({
  names,
  document,
}: KindIndex): { readonly inNames: Having; readonly inDocument: Having } => ({
  inNames: (query) => names.find(parseTsquery(query)),
  inDocument: (query) => document.find(parseTsquery(query)),
});

/** How many listings have some words, whatever they are; past ones may be among them. */
export const countWith = (index: SearchIndex, query: string): number =>
  Object.values(index).reduce(
    (sum, kind) => sum + withWords(kind).inDocument(query).clone().and(kind.alive).count(),
    0,
  );
