import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { matchesWords, soughtCategory, type ListingType, type SearchAddress } from '../rules.ts';

/** One kind of listing among the results; the page gives the cards, for it knows every room. */
export type ResultGroup = {
  readonly type: ListingType;
  readonly face: 'loading' | 'failed' | 'ready';
  /** Found in all. */
  readonly count: number;
  readonly cards: ReactNode;
  readonly retry: () => void;
};

type Parts<T> = {
  readonly type: ListingType;
  readonly list: UseQueryResult<readonly T[], Problem>;
  readonly address: SearchAddress;
  /** What the words may be found in. */
  readonly textsOf: (item: T) => readonly string[];
  readonly cards: (items: readonly T[]) => ReactNode;
};

/** A search through everything shows so many of each kind. */
export const previewSize = 6;

/** Filters a list as the address asks and keeps its face. */
export function resultGroup<T extends { readonly category: string }>(parts: Parts<T>): ResultGroup {
  const { type, list, address, textsOf, cards } = parts;
  const category = soughtCategory(address);
  const query = String(address.query ?? '');
  const found = (list.data ?? []).filter(
    (item) => (category === undefined || item.category === category) && matchesWords(query, textsOf(item)),
  );
  const shown = (address.type ?? 'all') === 'all' ? found.slice(0, previewSize) : found;
  const isFailed = list.isError && !list.isFetching;
  return {
    type,
    face: list.data === undefined ? (isFailed ? 'failed' : 'loading') : 'ready',
    count: found.length,
    cards: cards(shown),
    retry: () => void list.refetch(),
  };
}
