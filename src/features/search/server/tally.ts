/** How many listings share a value, from what one look saw. Pure. */
import type { FacetName, ListingType } from '../rules.ts';
import { facetNames, priceSteps, ratingSteps } from '../rules.ts';
import type { FoundEntry, FreeCount, Seen } from './look.ts';

/** How many of one type share a value of one dimension; `total` counts what every filter leaves. */
export type Tally = {
  readonly type: ListingType;
  readonly facet: FacetName | 'total';
  readonly value: string;
  readonly count: number;
};

type Column = string | number | null;

const columnOf: Readonly<Record<FacetName, (entry: FoundEntry) => Column>> = {
  type: ({ type }) => type,
  category: ({ category }) => category,
  location: ({ location }) => location,
  date: ({ date }) => date,
  price: ({ priceCents }) => priceCents,
  rating: ({ rating }) => rating,
};

const stepFrom = (index: number): string | undefined => (index < 0 ? undefined : String(index));

/** The choice a column falls under: prices and stars under the first step that takes them in. */
function choiceOf(facet: FacetName, type: ListingType, value: Column): string | undefined {
  if (facet === 'type') return type;
  if (value === null) return undefined;
  if (facet === 'price') return stepFrom(priceSteps.findIndex((euro) => Number(value) <= euro * 100));
  if (facet === 'rating') return stepFrom(ratingSteps.findIndex((stars) => Number(value) >= Number(stars)));
  return String(value);
}

function sumOf(facet: Tally['facet'], counts: Iterable<FreeCount>): Tally[] {
  const sums = new Map<string, { type: ListingType; facet: Tally['facet']; value: string; count: number }>();
  for (const { type, value, count } of counts) {
    const choice = facet === 'total' ? type : choiceOf(facet, type, value);
    if (choice === undefined) continue;
    const key = `${type} ${choice}`;
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { type, facet, value: choice, count });
    else sum.count += count;
  }
  return [...sums.values()];
}

/** Totals of each type, and of each filter its choices: of one that is set, as if it were not. */
export function talliesOf({ entries, free }: Seen): Tally[] {
  const countEach = (facet: FacetName) =>
    entries.map((entry) => ({ type: entry.type, value: columnOf[facet](entry), count: 1 }));
  return [
    ...sumOf('total', countEach('type')),
    ...facetNames.flatMap((facet) => {
      const counts = free[facet];
      if (counts !== undefined) return sumOf(facet, counts);
      return facet === 'type' ? [] : sumOf(facet, countEach(facet));
    }),
  ];
}
