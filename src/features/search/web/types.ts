import type { Draft } from '../draft.ts';
import type { FacetName } from '../rules.ts';

export type { AmenityName, CategoryName } from '../filter-words.ts';

/** What each filter of a search is given. */
export type FilterProps = {
  readonly draft: Draft;
  readonly onDraft: (patch: Partial<Draft>) => void;
  /** What a choice would leave; undefined while nothing is known. */
  readonly countOf: (facet: FacetName, value: string) => { count: number; isMore: boolean } | undefined;
};
