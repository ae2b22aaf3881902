/** From counts to the choices of each filter. Pure. */
import { addDays } from '#kit/shared/dates.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { Count, SearchResult } from '../../contract.ts';
import type { FacetName } from '../../rules.ts';
import { priceSteps, ratingSteps } from '../../rules.ts';
import type { FacetCount } from './facet-counts.ts';

type Option = SearchResult['facets'][FacetName][number];

const shownNights = 14;

/** How many of a type there are; counting stops at `maxCounted`. */
export function countOf(facetCounts: readonly FacetCount[], type: ListingKind, maxCounted: number): Count {
  const count = facetCounts.find((one) => one.facet === 'total' && one.type === type)?.count ?? 0;
  return { count: Math.min(count, maxCounted), isMore: count > maxCounted };
}

/** The choices of every filter, with the value that is set among them even where it leaves nothing. */
export function facetsOf(
  kinds: ServerKinds,
  facetCounts: readonly FacetCount[],
  maxCounted: number,
  tonight: string,
  set: Readonly<Partial<Record<FacetName, string | undefined>>>,
): Omit<SearchResult['facets'], 'location' | 'open' | 'people' | 'amenities' | 'shifts'> {
  const dated = namesOf(kinds).filter((name) => kinds[name].finding.onDate === 'announced');
  const ofFacet = (facet: FacetCount['facet']) => facetCounts.filter((one) => one.facet === facet);
  // A type that is counted to its bound may have more of everything.
  const cappedIn = (some: readonly FacetCount[]) => {
    const sums = new Map<ListingKind, number>();
    for (const { type, count } of some) sums.set(type, (sums.get(type) ?? 0) + count);
    return new Set([...sums].filter(([, sum]) => sum > maxCounted).map(([type]) => type));
  };
  const capped = new Set(
    facetCounts.filter(({ facet, count }) => facet === 'total' && count > maxCounted).map(({ type }) => type),
  );

  const ofCategories = (): Option[] => {
    const some = ofFacet('category');
    const over = new Set([...capped, ...cappedIn(some)]);
    const options = new Map<string, Option>();
    for (const { type, value, count } of some) {
      const before = options.get(value);
      options.set(value, {
        value,
        count: Math.min((before?.count ?? 0) + count, maxCounted),
        isMore: (before?.isMore ?? false) || over.has(type),
      });
    }
    const chosen = set.category;
    if (chosen !== undefined && !options.has(chosen)) options.set(chosen, { value: chosen, count: 0, isMore: false });
    return [...options.values()].toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  };

  const cumulative = (facet: 'price' | 'rating', values: readonly (string | number)[]): Option[] => {
    const some = ofFacet(facet);
    const isMore = some.some(({ type }) => capped.has(type)) || cappedIn(some).size > 0;
    let sum = 0;
    return values.map((value, step) => {
      sum += some.filter(({ value }) => Number(value) === step).reduce((total, { count }) => total + count, 0);
      return { value: String(value), count: Math.min(sum, maxCounted), isMore };
    });
  };

  const types = set.type === undefined && set.category === undefined ? facetCounts.filter(isTotal) : ofFacet('type');
  const nights = new Map(
    ofFacet('date')
      .filter(({ type }) => dated.includes(type))
      .map(({ value, count }) => [value, count]),
  );
  const isMoreDated = dated.some((type) => capped.has(type));
  return {
    type: namesOf(kinds).map((value) => {
      const count = types.find(({ type }) => type === value)?.count ?? 0;
      return { value, count: Math.min(count, maxCounted), isMore: count > maxCounted };
    }),
    category: ofCategories(),
    date: Array.from({ length: shownNights }, (_, i) => addDays(tonight, i)).map((value) => ({
      value,
      count: nights.get(value) ?? 0,
      isMore: isMoreDated,
    })),
    price: cumulative('price', priceSteps),
    rating: cumulative('rating', ratingSteps),
  };
}

const isTotal = ({ facet }: FacetCount) => facet === 'total';
