/** Search: (db, query) → result. It reads one table that the listings write themselves (docs/decisions, 0016). */
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { nightOf } from '#market/town/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { NearbyQuery, NearbyResult, SearchQuery, SearchResult, SimilarResult } from '../contract.ts';
import type { ListingType } from '../rules.ts';
import { categoriesOf, listingTypes, maxSearchPages, ownCategory, pageSize, previewSize } from '../rules.ts';
import type { Circle, Wish } from './conditions.ts';
import { conditionsInOrder, conditionsOf } from './conditions.ts';
import { countOf, facetsOf } from './facets.ts';
import type { Ids } from './hydrate.ts';
import { hydrate, kinds } from './hydrate.ts';
import type { Lexemes } from './lexemes.ts';
import type { FoundEntry, Seen } from './look.ts';
import { bound, isFoundInOrder, look } from './look.ts';
import { indexedOrder } from './order.ts';
import { rowsOf } from './rows.ts';
import { similarTo } from './similar.ts';
import { entriesOf, searchEntries as entries } from './table.ts';
import { talliesOf } from './tally.ts';
import { firstThatFinds } from './understand.ts';

const refuse = (path: string, message: string) =>
  new Problem('validation', 'The query is not acceptable.', { fields: [{ path, message }] });

/** What can only be refused by looking at two fields at once names the one to mend. */
function refuseContradictions(query: SearchQuery | NearbyQuery): void {
  const { type = 'all', category, priceMin, priceMax, sort, lat, lng } = query;
  if (category !== undefined && !categoriesOf(type).includes(category))
    throw refuse('category', 'Is not a category of this type');
  if (priceMin !== undefined && priceMax !== undefined && priceMax < priceMin)
    throw refuse('priceMax', 'Is less than the lowest price');
  if ((lat === undefined) !== (lng === undefined)) throw refuse(lat === undefined ? 'lat' : 'lng', 'Is missing');
  if (sort === 'distance' && lat === undefined) throw refuse('lat', 'Is needed to sort by distance');
}

function wishOf(query: SearchQuery | NearbyQuery, at: Date, circle?: Circle): Wish {
  refuseContradictions(query);
  const { type = 'all', category, location, date, priceMin, priceMax, rating, sort, lat, lng } = query;
  const scope = type === 'all' ? listingTypes : [type];
  return {
    at,
    scope,
    types: category === undefined ? scope : scope.filter((one) => categoriesOf(one).includes(category)),
    category: category && ownCategory(category),
    location: location || undefined,
    date,
    priceMin,
    priceMax,
    rating,
    sort: sort ?? (circle ? 'distance' : 'relevance'),
    spot: lat === undefined || lng === undefined ? undefined : { lat, lng },
    circle,
  };
}

type Window = { readonly from: number; readonly size: number };

/** Of too many matches to rank, the page in the order that an index brings; whose title is just that stays first. */
function pageOfMany(wish: Wish, type: ListingType, { from, size }: Window): SQL[] {
  const { lexemes } = wish;
  const name = sql.raw(`'${type}'`);
  const inOrder = sql`(select ${name} as type, 1 as part, row_number() over () as place, listing_id as id from (
    select listing_id from ${entriesOf(type)} where ${conditionsInOrder(wish, type)}
    order by ${sql.join([...indexedOrder(wish, type)], sql`, `)} limit ${size} offset ${from}) as page)`;
  if (lexemes === undefined || wish.sort !== 'relevance' || from > 0) return [inOrder];
  const exact = sql`(select ${name} as type, 0 as part, 0 as place, listing_id as id from ${entriesOf(type)}
    where ${conditionsOf(wish, type)} and ${entries.document} @@ ${lexemes.title}::tsquery limit ${size})`;
  return [exact, inOrder];
}

type Totals = SearchResult['totals'];

/** Higher keys first, unknown ones last, then higher ties, then ids: as `sortKey` and `tieKey` say. */
const inOrder = (a: FoundEntry, b: FoundEntry): number =>
  a.key === b.key
    ? b.tie - a.tie || (a.id < b.id ? -1 : 1)
    : (b.key ?? Number.NEGATIVE_INFINITY) - (a.key ?? Number.NEGATIVE_INFINITY);

/** The page of each type: of what was seen, or of those there are too many of by itself. */
async function idsOf(db: Db, wish: Wish, entries: Seen['entries'], totals: Totals, window: Window): Promise<Ids> {
  const ids: Record<ListingType, readonly string[]> = { events: [], rentals: [], businesses: [], jobs: [] };
  const many = wish.types.filter((type) => totals[type].isMore && !isFoundInOrder(wish, type));
  for (const type of wish.types.filter((type) => !many.includes(type)))
    ids[type] = entries
      .filter((entry) => entry.type === type)
      .toSorted(inOrder)
      .slice(window.from, window.from + window.size)
      .map(({ id }) => id);
  if (many.length === 0) return ids;
  const parts = many.flatMap((type) => pageOfMany(wish, type, window));
  const rows = await rowsOf<{ type: ListingType; id: string }>(
    db,
    sql`select type, id from (${sql.join(parts, sql` union all `)}) as pages order by part, place`,
  );
  for (const type of many)
    ids[type] = [...new Set(rows.filter((row) => row.type === type).map(({ id }) => id))].slice(0, window.size);
  return ids;
}

export { hydrate };

type Found = { readonly result: SearchResult; readonly seen: Seen };

async function find(
  db: Db,
  query: SearchQuery | NearbyQuery,
  language: Language,
  at: Date,
  circle?: Circle,
): Promise<Found> {
  const plain = wishOf(query, at, circle);
  const isOfAll = plain.scope.length > 1;
  const page = isOfAll ? 1 : (query.page ?? 1);
  const size = isOfAll ? previewSize : pageSize;
  const window = { from: (page - 1) * size, size };
  const { seen, lexemes, correction, hasAllWords } = await firstThatFinds(
    db,
    query.query ?? '',
    at,
    (lexemes: Lexemes | undefined) => look(db, { ...plain, lexemes }),
    ({ entries }) => entries.length > 0,
  );
  const wish = { ...plain, lexemes };
  const tallies = talliesOf(seen);
  const totals = {
    events: countOf(tallies, 'events', bound),
    rentals: countOf(tallies, 'rentals', bound),
    businesses: countOf(tallies, 'businesses', bound),
    jobs: countOf(tallies, 'jobs', bound),
  };
  const { rentals, ...others } = await hydrate(db, await idsOf(db, wish, seen.entries, totals, window), language);
  const [only] = plain.scope;
  const count = isOfAll || only === undefined ? 0 : totals[only].count;
  const result: SearchResult = {
    ...others,
    rentals: rentals.map((rental) => ({ ...rental, pricePerUnit: rental.price, unit: rental.priceUnit })),
    totals,
    facets: facetsOf(tallies, bound, nightOf(at), {
      ...(isOfAll ? {} : { type: only }),
      category: wish.category,
      location: wish.location,
    }),
    page,
    pages: Math.min(maxSearchPages, Math.max(1, Math.ceil(count / size))),
    correction,
    hasAllWords,
  };
  return { result, seen };
}

/** Published listings that are not past: by words, in either language, and filters. */
export async function search(db: Db, query: SearchQuery, language: Language, at: Date): Promise<SearchResult> {
  return (await find(db, query, language, at)).result;
}

/** The same within a circle, the nearest first, with a marker for each up to a bound. */
export async function searchNearby(db: Db, query: NearbyQuery, language: Language, at: Date): Promise<NearbyResult> {
  const circle = { lat: query.lat, lng: query.lng, radius: query.radius };
  const { result, seen } = await find(db, query, language, at, circle);
  const markers = seen.entries.flatMap(({ type, id, category, titleEn, titleEs, latitude, longitude, far = 0 }) => {
    const title = language === 'es' ? titleEs : titleEn;
    return title === undefined || latitude === undefined || longitude === undefined
      ? []
      : [{ far, marker: { id, type, category, title, latitude, longitude } }];
  });
  const nearestFirst = markers.toSorted((a, b) => a.far - b.far || (a.marker.id < b.marker.id ? -1 : 1));
  return {
    ...result,
    markers: nearestFirst.slice(0, bound).map(({ marker }) => marker),
    isMore: markers.length > bound,
  };
}

/** Of the same type as a listing, also one that is past or hidden: then others stand in for it. Of none there are none. */
export async function listSimilar(
  db: Db,
  type: ListingType,
  id: string,
  language: Language,
  at: Date,
): Promise<SimilarResult> {
  const { table } = kinds[type];
  const isPriced = type === 'events' || type === 'rentals';
  const [subject] = await db
    .select({
      id: table.id,
      category: table.category,
      latitude: table.latitude,
      longitude: table.longitude,
      priceCents: isPriced ? sql<number | null>`price_cents` : sql<null>`null::int`,
    })
    .from(table)
    .where(eq(table.id, id));
  return subject === undefined
    ? { events: [], rentals: [], businesses: [], jobs: [] }
    : similarTo(db, type, subject, language, at);
}
