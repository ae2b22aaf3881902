import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Draft } from '../draft.ts';
import type { FacetName } from '../rules.ts';

/** A category in the words of the room that has it; the page knows the rooms. */
export type CategoryName = (category: string, type?: ListingKind) => string;

/** An amenity in the words of the room that has it. */
export type AmenityName = (amenity: string) => string;

/** What each filter of a search is given. */
export type FilterProps = {
  readonly draft: Draft;
  readonly onDraft: (patch: Partial<Draft>) => void;
  /** What a choice would leave; undefined while nothing is known. */
  readonly countOf: (facet: FacetName, value: string) => { count: number; isMore: boolean } | undefined;
};
