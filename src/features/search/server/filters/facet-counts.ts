/** How many listings share a value, counted from the matches of a search. Pure. */
import { addDays } from '#kit/shared/dates.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { priceSteps, ratingSteps } from '../../rules.ts';
import { columnFacets, columnOf, type Column, type ColumnFacet } from './facet-columns.ts';
import type { Match, Matches, ValueCount } from '../matches.ts';

/** How many of one type share a value of one dimension; `total` counts what every filter leaves. */
export type FacetCount = {
  readonly type: ListingKind;
  readonly facet: ColumnFacet | 'total';
  readonly value: string;
  readonly count: number;
};

const stepFrom = (index: number): string | undefined => (index < 0 ? undefined : String(index));

/** The choices a column falls under: prices and stars under the first step that takes them in, an event under each of its nights. */
function choicesOf(facet: ColumnFacet | 'total', type: ListingKind, value: Column): readonly (string | undefined)[] {
  if (facet === 'type' || facet === 'total') return [type];
  if (value === null || value === '') return [];
  if (facet === 'price') return [stepFrom(priceSteps.findIndex((euro) => Number(value) <= euro * 100))];
  if (facet === 'rating') return [stepFrom(ratingSteps.findIndex((stars) => Number(value) >= Number(stars)))];
  return facet === 'date' ? nightsIn(String(value)) : [String(value)];
}

/** Each night of a date, or of a first and a last one. */
function nightsIn(text: string): string[] {
  const [first = '', last = first] = text.split('/');
  const nights: string[] = [];
  for (let night = first; night <= last; night = addDays(night, 1)) nights.push(night);
  return nights;
}

/** How many entries of each type have each value of a column: values are far fewer than entries. */
function countsOf(entries: readonly Match[], valueOf: (entry: Match) => Column): ValueCount[] {
  const counts = new Map<ListingKind, Map<Column, number>>();
  for (const entry of entries) {
    let ofType = counts.get(entry.type);
    if (ofType === undefined) counts.set(entry.type, (ofType = new Map()));
    const value = valueOf(entry);
    ofType.set(value, (ofType.get(value) ?? 0) + 1);
  }
  return [...counts].flatMap(([type, ofType]) => [...ofType].map(([value, count]) => ({ type, value, count })));
}

/** Counts of values made counts of the choices they fall under. */
function asChoices(facet: ColumnFacet | 'total', counts: readonly ValueCount[]): FacetCount[] {
  const choices = new Map<string, FacetCount>();
  for (const { type, value: column, count } of counts)
    for (const value of choicesOf(facet, type, column)) {
      if (value === undefined) continue;
      const key = `${type} ${value}`;
      choices.set(key, { type, facet, value, count: count + (choices.get(key)?.count ?? 0) });
    }
  return [...choices.values()];
}

/** Totals of each type, and of each filter its choices: of one that is set, as if it were not. */
export function countFacets({ entries, disjunctiveCounts }: Matches): FacetCount[] {
  const totals = countsOf(entries, () => null);
  // Of the types that were asked for the listings are there; counted without the filter are the others.
  const types = disjunctiveCounts.type && [...disjunctiveCounts.type, ...totals];
  const counted = (facet: ColumnFacet): readonly ValueCount[] =>
    facet === 'type'
      ? (types ?? [])
      : (disjunctiveCounts[facet] ??
        countsOf(entries, ({ entry, priceCents }) => columnOf[facet](entry, () => priceCents)));
  return [...asChoices('total', totals), ...columnFacets.flatMap((facet) => asChoices(facet, counted(facet)))];
}
