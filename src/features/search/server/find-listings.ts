/** One search from its words to what is shown of it: what meets it in pages and shelves, what is near, and the choices of its filters. */
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { nightOf } from '#market/town/dates.ts';
import type { NearbyQuery, SearchQuery, SearchResult } from '../contract.ts';
import { isNameOfHouse } from '../vocabulary/kind-names.ts';
import { kindsExpected } from '../meaning/meaning.ts';
import type { Lexicon } from '../query-terms.ts';
import { ownLexicon } from '../query-terms.ts';
import { maxSearchPages, namedSize, pageSize, previewSize } from '../rules.ts';
import { tokenize } from '../tokenize.ts';
import { bestOf } from './ranking/best.ts';
import {
  areNightsCounted,
  amenityChoices,
  locationChoices,
  openChoices,
  peopleChoices,
  shiftChoices,
} from './filters/choices.ts';
import type { SearchCriteria } from './criteria.ts';
import { hasNoFilters, stayAskedIn } from './criteria.ts';
import { countFacets } from './filters/facet-counts.ts';
import type { FacetCount } from './filters/facet-counts.ts';
import { countOf, facetsOf } from './filters/facets.ts';
import type { Ids } from './hydrate.ts';
import { hydrateFound } from './hydrate.ts';
import type { Match, Matches } from './matches.ts';
import { maxCounted } from './matches.ts';
import { matchAsked, readAsked } from './matching.ts';
import { longerStays } from './index/calendars.ts';
import { findNear } from './near/near.ts';
import { idsOfPage } from './ranking/pages.ts';
import type { Circle } from './filters/places.ts';
import type { SearchIndex } from './index/search-index.ts';
import { searchIndex } from './index/search-index.ts';
import { shelvesOf } from './ranking/shelves.ts';

type Found = { readonly result: SearchResult; readonly matches: readonly Match[]; readonly isOfStay: boolean };

/** Published listings that meet a query, as a page shows them; within a circle where one is drawn. `matches` are all that were found. */
export async function findListings(
  db: Db,
  kinds: ServerKinds,
  typed: SearchQuery | NearbyQuery,
  language: Language,
  at: Date,
  { circle, lexicon = ownLexicon() }: { readonly circle?: Circle; readonly lexicon?: Lexicon | undefined },
): Promise<Found> {
  const asked = await readAsked(db, kinds, typed, at, { circle, lexicon });
  const { query, understood, filters } = asked;
  const index = await searchIndex(db, kinds, at);
  const { matches, textQuery, correction, hasAllWords, leftOut, read } = await matchAsked(db, index, asked);
  const criteria = { ...filters, textQuery };
  const facetCounts = countFacets(matches);
  const totals = ofKinds(kinds, ({ name }) => countOf(facetCounts, name, maxCounted));
  const named = kindsExpected(correction ?? query.query ?? '', lexicon);
  // A house by its name alone; beside a day it is what happens there.
  const isHouse = query.date === undefined && isNameOfHouse(tokenize(correction ?? query.query ?? ''));
  const shelves = shelvesOf(criteria, matches.entries, isHouse ? new Set(['businesses']) : named);
  const { ids, page, pages } = pageOf(criteria, index, matches, { totals, shelves, named, asked: query.page ?? 1 });
  const near = await findNear(db, index, criteria, read, matches.entries, named);
  const [found, nearby] = await hydrateFound(db, criteria, [ids, near.ids], language);
  const result: SearchResult = {
    ...found,
    near: { ...nearby, shelves: [...near.shelves] },
    totals,
    facets: choicesOf(criteria, index, matches, facetCounts),
    understood: understood ?? null,
    shelves,
    best: [...bestOf(criteria, matches.entries, { shelves, ids, named })],
    longer: longerOf(criteria, index, matches),
    page,
    pages,
    correction,
    hasAllWords,
    leftOut: [...leftOut],
  };
  return { result, matches: matches.entries, isOfStay: stayAskedIn(criteria) !== undefined };
}

/** Whether all kinds are asked for at once: then each has its first few, and there is one page. */
const isOfAll = ({ scope }: SearchCriteria): boolean => scope.length > 1;

/** Of the kinds that were asked for, the first that is let for more nights alone: one kind is let by the night. */
function longerOf(criteria: SearchCriteria, index: SearchIndex, matches: Matches): SearchResult['longer'] {
  for (const [type, met] of matches.all) {
    const longer = longerStays(criteria, type, index[type], met);
    if (longer) return longer;
  }
  return null;
}

type Paged = {
  readonly totals: SearchResult['totals'];
  readonly shelves: readonly ListingKind[];
  readonly named: ReadonlySet<ListingKind>;
  /** The page that was asked for. */
  readonly asked: number;
};

/** Which listings are shown: a page of one kind, or of all the first of each, more of them of a kind that was named or stands alone. */
function pageOf(
  criteria: SearchCriteria,
  index: SearchIndex,
  matches: Matches,
  { totals, shelves, named, asked }: Paged,
): { readonly ids: Ids; readonly page: number; readonly pages: number } {
  const isWide = isOfAll(criteria);
  const page = isWide ? 1 : asked;
  const isNamed = (type: ListingKind) =>
    !hasNoFilters(criteria) && (shelves.length === 1 || (criteria.textQuery !== undefined && named.has(type)));
  const sizeOf = (type: ListingKind) => (!isWide ? pageSize : isNamed(type) ? namedSize : previewSize);
  const ids = idsOfPage(criteria, index, matches, totals, (type) => ({
    from: (page - 1) * sizeOf(type),
    size: sizeOf(type),
  }));
  const [only] = criteria.scope;
  const count = isWide || only === undefined ? 0 : totals[only].count;
  return { ids, page, pages: Math.min(maxSearchPages, Math.max(1, Math.ceil(count / pageSize))) };
}

/** What each filter can be set to, and how much it would leave. */
function choicesOf(
  criteria: SearchCriteria,
  index: SearchIndex,
  matches: Matches,
  facetCounts: readonly FacetCount[],
): SearchResult['facets'] {
  const { kinds, category } = criteria;
  const [only] = criteria.scope;
  const counted = facetsOf(kinds, facetCounts, maxCounted, nightOf(criteria.at), {
    ...(isOfAll(criteria) ? {} : { type: only }),
    category,
  });
  return {
    ...counted,
    date: areNightsCounted(matches, criteria) ? counted.date : [],
    location: locationChoices(matches, index, criteria.location),
    open: openChoices(matches),
    people: peopleChoices(matches, criteria),
    amenities: amenityChoices(matches, kinds),
    shifts: shiftChoices(matches, criteria),
  };
}
