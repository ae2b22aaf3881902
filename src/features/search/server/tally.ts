/** How many listings share a value, from what one look saw. Pure. */
import type { FacetName, ListingType } from '../rules.ts';
import { facetNames, priceSteps, ratingSteps } from '../rules.ts';
import type { FoundEntry, Seen } from './look.ts';

/** How many of one type share a value of one dimension; `total` counts what every filter leaves. */
export type Tally = {
  readonly type: ListingType;
  readonly facet: FacetName | 'total';
  readonly value: string;
  readonly count: number;
};

type Column = string | number | null;

const columnOf: Readonly<Record<FacetName, (entry: FoundEntry) => Column>> = {
  type: () => null,
  category: ({ category }) => category,
  location: ({ location }) => location,
  date: ({ date }) => date,
  price: ({ priceCents }) => priceCents,
  rating: ({ rating }) => rating,
};

const stepFrom = (index: number): string | undefined => (index < 0 ? undefined : String(index));

/** The choice a column falls under: prices and stars under the first step that takes them in. */
function choiceOf(facet: FacetName | 'total', type: ListingType, value: Column): string | undefined {
  if (facet === 'type' || facet === 'total') return type;
  if (value === null) return undefined;
  if (facet === 'price') return stepFrom(priceSteps.findIndex((euro) => Number(value) <= euro * 100));
  if (facet === 'rating') return stepFrom(ratingSteps.findIndex((stars) => Number(value) >= Number(stars)));
  return String(value);
}

/** Counts the choices of one dimension, each type by itself. */
function counter(facet: FacetName | 'total') {
  const counts = new Map<ListingType, Map<string, number>>();
  return {
    add(type: ListingType, value: Column, count: number): void {
      const choice = choiceOf(facet, type, value);
      if (choice === undefined) return;
      const ofType = counts.get(type) ?? new Map<string, number>();
      counts.set(type, ofType.set(choice, (ofType.get(choice) ?? 0) + count));
    },
    tallies: (): Tally[] =>
      [...counts].flatMap(([type, ofType]) => [...ofType].map(([value, count]) => ({ type, facet, value, count }))),
  };
}

/** Totals of each type, and of each filter its choices: of one that is set, as if it were not. */
export function talliesOf({ entries, free }: Seen): Tally[] {
  const total = counter('total');
  for (const { type } of entries) total.add(type, null, 1);
  const facets = facetNames.flatMap((facet) => {
    const counted = counter(facet);
    const counts = free[facet];
    if (counts !== undefined) for (const { type, value, count } of counts) counted.add(type, value, count);
    else if (facet !== 'type') for (const entry of entries) counted.add(entry.type, columnOf[facet](entry), 1);
    return counted.tallies();
  });
  return [...total.tallies(), ...facets];
}
