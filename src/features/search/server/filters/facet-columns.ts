/** The filters of which a column of an entry says under which choice it falls. Pure. */
import type { FacetName } from '../../rules.ts';
import type { Entry } from '../index/entries.ts';

export type Column = string | number | null;

/** `cents` is what it costs, asked where a price is counted: on dates it has to be reckoned. */
export const columnOf = {
  type: () => null,
  category: ({ category }) => category,
  date: ({ nights }) => nights,
  price: (_, cents) => cents(),
  rating: ({ rating }) => rating,
} as const satisfies Partial<Record<FacetName, (entry: Entry, cents: () => number | null) => Column>>;

export type ColumnFacet = keyof typeof columnOf;
export const columnFacets = Object.keys(columnOf) as ColumnFacet[];
export const isColumnFacet = (facet: FacetName): facet is ColumnFacet => facet in columnOf;
