/** Search: (db, query) → result. It reads one table that the listings write themselves (docs/decisions, 0016). */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { namesOf, ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { nightOf } from '#market/town/dates.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { NearbyQuery, NearbyResult, SearchQuery, SearchResult, SimilarResult } from '../contract.ts';
import { isNameOfHouse } from '../kind-names.ts';
import { kindsExpected } from '../meaning/meaning.ts';
import type { Lexicon } from '../query-terms.ts';
import { ownLexicon } from '../query-terms.ts';
import { maxSearchPages, namedSize, pageSize, previewSize } from '../rules.ts';
import { tokenize } from '../tokenize.ts';
import { bestOf } from './best.ts';
import type { SearchCriteria } from './criteria.ts';
import { areNightsCounted, amenityChoices, locationChoices, openChoices, peopleChoices } from './choices.ts';
import { hasNoFilters, stayAskedIn } from './criteria.ts';
import { countFacets } from './facet-counts.ts';
import { countOf, facetsOf } from './facets.ts';
import type { Ids } from './hydrate.ts';
import { hydrate, hydrateFound, noIds } from './hydrate.ts';
import { findNear } from './near.ts';
import type { Match, Matches } from './matches.ts';
import { isFoundInOrder, maxCounted } from './matches.ts';
import { matchAsked, readAsked } from './matching.ts';
import { inOrder } from './order.ts';
import type { Circle } from './places.ts';
import { asOnCards, withPins } from './pins.ts';
import { pageOfMany } from './pages.ts';
import { exactTitle } from './relevance-score.ts';
import type { SearchIndex } from './search-index.ts';
import { searchIndex } from './search-index.ts';
import { similarTo } from './similar.ts';
import type { Subject } from './similar.ts';
import { stemsOf } from './stems.ts';

type Window = { readonly from: number; readonly size: number };

type Totals = SearchResult['totals'];

/** The page of each type: of the matches, or of those there are too many of by itself. */
function idsOf(
  criteria: SearchCriteria,
  index: SearchIndex,
  { entries, all }: Matches,
  totals: Totals,
  windowOf: (type: ListingKind) => Window,
): Ids {
  const ids: Record<ListingKind, readonly string[]> = { ...noIds(criteria.kinds) };
  for (const type of criteria.types) {
    const { from, size } = windowOf(type);
    const set = all.get(type);
    const isMany = totals[type].isMore && !isFoundInOrder(criteria, type);
    ids[type] =
      isMany && set !== undefined
        ? pageOfMany(criteria, index[type], { type, all: set }, { from, size })
        : entries
            .filter((match) => match.type === type)
            .toSorted(inOrder)
            .slice(from, from + size)
            .map(({ id }) => id);
  }
  return ids;
}

/** Fits are told apart by tenths. */
const finest = 10;

/** The kinds in the order of their best answers: one that was named or is usual first, then whose first listing fits best. */
function shelvesOf(
  criteria: SearchCriteria,
  matches: readonly Match[],
  named: ReadonlySet<ListingKind>,
): ListingKind[] {
  // What serves an occasion is of several kinds: the first few of each say more than the very best.
  const told = criteria.textQuery?.occasion === undefined ? 1 : 3;
  const best = new Map(
    [...Map.groupBy(matches, ({ type }) => type)].map(([type, some]) => {
      const keys = some.map(({ key }) => key ?? Number.NEGATIVE_INFINITY);
      const first = told === 1 ? [Math.max(...keys)] : keys.toSorted((a, b) => b - a).slice(0, told);
      return [type, first.reduce((sum, key) => sum + key, 0) / told];
    }),
  );
  const isRanked = criteria.sort === 'relevance' && criteria.textQuery !== undefined;
  // Who wants it cheap sees first where the cheapest is.
  const cheapest = (type: ListingKind) =>
    criteria.sort === 'price'
      ? Math.min(...matches.filter((one) => one.type === type).map(({ priceCents }) => priceCents ?? Infinity))
      : 0;
  const fit = (type: ListingKind) => (isRanked ? Math.round((best.get(type) ?? 0) * finest) / finest : 0);
  // A title that is just what was typed beats the kind that was named. What has no hours comes after what has.
  const isTitle = (type: ListingKind) => Number(fit(type) >= exactTitle);
  const isOfKind = (type: ListingKind) => Number(named.has(type));
  // Who does not speak of work looks for none.
  const isForGuests = (type: ListingKind) => Number(named.has('jobs') || type !== 'jobs');
  const hasHours = (type: ListingKind) =>
    Number(
      criteria.part === undefined || criteria.part === 'day' || criteria.kinds[type].finding.onDate !== 'bookable',
    );
  return namesOf(criteria.kinds)
    .filter((type) => best.has(type))
    .toSorted(
      (a, b) =>
        isTitle(b) - isTitle(a) ||
        isOfKind(b) - isOfKind(a) ||
        isForGuests(b) - isForGuests(a) ||
        fit(b) - fit(a) ||
        cheapest(a) - cheapest(b) ||
        hasHours(b) - hasHours(a),
    );
}

type Found = { readonly result: SearchResult; readonly matches: readonly Match[]; readonly isOfStay: boolean };

async function find(
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
  const isOfAll = filters.scope.length > 1;
  const page = isOfAll ? 1 : (query.page ?? 1);
  const criteria = { ...filters, textQuery };
  const facetCounts = countFacets(matches);
  const totals = ofKinds(kinds, ({ name }) => countOf(facetCounts, name, maxCounted));
  const named = kindsExpected(correction ?? query.query ?? '', lexicon);
  // A house by its name alone; beside a day it is what happens there.
  const isHouse = query.date === undefined && isNameOfHouse(tokenize(correction ?? query.query ?? ''));
  const shelves = shelvesOf(criteria, matches.entries, isHouse ? new Set(['businesses']) : named);
  const isNamed = (type: ListingKind) =>
    !hasNoFilters(criteria) && (shelves.length === 1 || (textQuery !== undefined && named.has(type)));
  const sizeOf = (type: ListingKind) => (!isOfAll ? pageSize : isNamed(type) ? namedSize : previewSize);
  const ids = idsOf(criteria, index, matches, totals, (type) => ({
    from: (page - 1) * sizeOf(type),
    size: sizeOf(type),
  }));
  const near = await findNear(db, index, criteria, read, matches.entries, named);
  const [only] = filters.scope;
  const count = isOfAll || only === undefined ? 0 : totals[only].count;
  const [found, nearby] = await hydrateFound(db, criteria, [ids, near.ids], language);
  const counted = facetsOf(kinds, facetCounts, maxCounted, nightOf(at), {
    ...(isOfAll ? {} : { type: only }),
    category: criteria.category,
  });
  const result: SearchResult = {
    ...found,
    near: { ...nearby, shelves: [...near.shelves] },
    totals,
    facets: {
      ...counted,
      date: areNightsCounted(matches, criteria) ? counted.date : [],
      location: locationChoices(matches, index, criteria.location),
      open: openChoices(matches),
      people: peopleChoices(matches, criteria),
      amenities: amenityChoices(matches, kinds),
    },
    understood: understood ?? null,
    shelves,
    best: [...bestOf(criteria, matches.entries, { shelves, ids, named })],
    page,
    pages: Math.min(maxSearchPages, Math.max(1, Math.ceil(count / pageSize))),
    correction,
    hasAllWords,
    leftOut: [...leftOut],
  };
  return { result, matches: matches.entries, isOfStay: stayAskedIn(criteria) !== undefined };
}

/** Published listings that are not past: by words, in either language, and filters. `lexicon`: what phrases stand for. */
export async function search(
  db: Db,
  kinds: ServerKinds,
  query: SearchQuery,
  language: Language,
  at: Date,
  lexicon?: Lexicon,
): Promise<SearchResult> {
  return (await find(db, kinds, query, language, at, { lexicon })).result;
}

/** The same within a circle, the nearest first, with a marker for each up to a bound. */
export async function searchNearby(
  db: Db,
  kinds: ServerKinds,
  query: NearbyQuery,
  language: Language,
  at: Date,
  lexicon?: Lexicon,
): Promise<NearbyResult> {
  const circle = { lat: query.lat, lng: query.lng, radius: query.radius };
  const { result, matches, isOfStay } = await find(db, kinds, query, language, at, { circle, lexicon });
  const markers = matches.flatMap(({ type, id, category, entry: { titleEn, titleEs, latitude, longitude }, far }) => {
    const [title] = writtenFor(language).map((one) => ({ en: titleEn, es: titleEs })[one]);
    return title === undefined || latitude === null || longitude === null
      ? []
      : [{ far, marker: { id, type, category, title, latitude, longitude } }];
  });
  const nearestFirst = markers.toSorted((a, b) => a.far - b.far || (a.marker.id < b.marker.id ? -1 : 1));
  const shown = nearestFirst.slice(0, maxCounted).map(({ marker }) => marker);
  const pinned = await withPins(db, kinds, shown);
  return {
    ...result,
    markers: isOfStay ? asOnCards(kinds, pinned, result) : pinned,
    isMore: markers.length > maxCounted,
  };
}

/** Of the same type as a listing, also one that is past or hidden: then others stand in for it. Of none there are none. */
export async function listSimilar(
  db: Db,
  kinds: ServerKinds,
  type: ListingKind,
  id: string,
  language: Language,
  at: Date,
): Promise<SimilarResult> {
  const { table, pin, atPlace } = kinds[type];
  const [subject] = await db
    .select({
      id: table.id,
      ownerId: table.ownerId,
      placeId: type === 'businesses' ? table.id : (atPlace?.businessId ?? sql<null>`null::text`),
      category: table.category,
      latitude: table.latitude,
      longitude: table.longitude,
      // What is shown of it, as the entries know the others.
      priceCents: pin ? sql<number | null>`${pin.priceCents}` : sql<null>`null::int`,
    })
    .from(table)
    .where(eq(table.id, id));
  return subject === undefined
    ? { ...(await hydrate(db, kinds, noIds(kinds), language)), atPlace: { place: null, events: [], jobs: [] } }
    : similarTo(db, kinds, type, subject as Subject, language, at);
}

export { openLook, type Look } from './published-since.ts';

/** Whether a search would look for any of these words: those that every text has are left out. */
export async function isSearchedFor(db: Db, words: string): Promise<boolean> {
  return (await stemsOf(db, tokenize(words))).size > 0;
}
