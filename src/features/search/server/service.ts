/** Search: (db, query) → result. It reads one table that the listings write themselves (docs/decisions, 0016). */
import { and, eq, sql } from 'drizzle-orm';
import { businesses } from '#features/businesses/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { nightOf } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { NearbyQuery, NearbyResult, SearchQuery, SearchResult, SimilarResult } from '../contract.ts';
import type { ListingType } from '../rules.ts';
import { categoriesOf, listingTypes, maxSearchPages, ownCategory, pageSize, previewSize } from '../rules.ts';
import type { Circle, Wish } from './conditions.ts';
import { aheadByStanding, conditionsOf } from './conditions.ts';
import { countOf, facetsOf } from './facets.ts';
import { hydrate } from './hydrate.ts';
import type { Lexemes } from './lexemes.ts';
import type { Seen, Window } from './look.ts';
import { bound, look } from './look.ts';
import { indexedOrder, nearest } from './order.ts';
import { rowsOf } from './rows.ts';
import { similarTo } from './similar.ts';
import { searchEntries as entries } from './table.ts';
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

/** Of too many matches to rank, the page in the order that an index brings; whose title is just that stays first. */
async function pageOfMany(db: Db, wish: Wish, type: ListingType, { from, size }: Window): Promise<string[]> {
  const { lexemes } = wish;
  const rows = await db
    .select({ id: entries.listingId })
    .from(entries)
    .where(and(conditionsOf(wish, type), aheadByStanding(type, wish.at)))
    .orderBy(...indexedOrder(wish, type))
    .limit(size)
    .offset(from);
  if (lexemes === undefined || wish.sort !== 'relevance' || from > 0) return rows.map(({ id }) => id);
  const exact = await db
    .select({ id: entries.listingId })
    .from(entries)
    .where(and(conditionsOf(wish, type), sql`${entries.document} @@ ${lexemes.title}::tsquery`))
    .limit(size);
  return [...new Set([...exact, ...rows].map(({ id }) => id))].slice(0, size);
}

async function idsOf(db: Db, wish: Wish, seen: Seen, window: Window): Promise<Seen['ids']> {
  const many = wish.types.filter((type) => countOf(seen.tallies, type, bound).isMore);
  const pages = await Promise.all(many.map(async (type) => [type, await pageOfMany(db, wish, type, window)] as const));
  return { ...seen.ids, ...Object.fromEntries(pages) };
}

type Found = { readonly result: SearchResult; readonly wish: Wish };

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
    (lexemes: Lexemes | undefined) => look(db, { ...plain, lexemes }, window),
    ({ tallies }) => tallies.some(({ facet }) => facet === 'total'),
  );
  const wish = { ...plain, lexemes };
  const { rentals, ...others } = await hydrate(db, await idsOf(db, wish, seen, window), language);
  const totals = {
    events: countOf(seen.tallies, 'events', bound),
    rentals: countOf(seen.tallies, 'rentals', bound),
    businesses: countOf(seen.tallies, 'businesses', bound),
    jobs: countOf(seen.tallies, 'jobs', bound),
  };
  const [only] = plain.scope;
  const count = isOfAll || only === undefined ? 0 : totals[only].count;
  const result: SearchResult = {
    ...others,
    rentals: rentals.map((rental) => ({ ...rental, pricePerUnit: rental.price, unit: rental.priceUnit })),
    totals,
    facets: facetsOf(seen.tallies, bound, nightOf(at), {
      ...(isOfAll ? {} : { type: only }),
      category: wish.category,
      location: wish.location,
    }),
    page,
    pages: Math.min(maxSearchPages, Math.max(1, Math.ceil(count / size))),
    correction,
    hasAllWords,
  };
  return { result, wish };
}

/** Published listings that are not past: by words, in either language, and filters. */
export async function search(db: Db, query: SearchQuery, language: Language, at: Date): Promise<SearchResult> {
  return (await find(db, query, language, at)).result;
}

/**
 * The same within a circle, with a marker for each up to a bound. Beyond it the markers are any of them: a map full of
 * discs asks to be zoomed in, and to sort 100,000 distances for it would take longer than it is looked at.
 */
export async function searchNearby(db: Db, query: NearbyQuery, language: Language, at: Date): Promise<NearbyResult> {
  const circle = { lat: query.lat, lng: query.lng, radius: query.radius };
  const { result, wish } = await find(db, query, language, at, circle);
  const title = language === 'es' ? entries.titleEs : entries.titleEn;
  const parts = wish.types.map(
    (
      type,
    ) => sql`(select ${entries.listingId} as id, type, category, ${title} as title, latitude, longitude, ${nearest(circle)} as far
      from ${entries} where ${conditionsOf(wish, type)} limit ${bound + 1})`,
  );
  const rows = await rowsOf<NearbyResult['markers'][number]>(
    db,
    sql`
    select id, type, category, title, latitude, longitude from (${sql.join(parts, sql` union all `)}) as near
    order by far, id limit ${bound + 1}`,
  );
  return { ...result, markers: rows.slice(0, bound), isMore: rows.length > bound };
}

const tables = { events, rentals, businesses, jobs } as const;

/** Of the same type as a listing, also one that is past or hidden: then others stand in for it. Of none there are none. */
export async function listSimilar(
  db: Db,
  type: ListingType,
  id: string,
  language: Language,
  at: Date,
): Promise<SimilarResult> {
  const table = tables[type];
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
