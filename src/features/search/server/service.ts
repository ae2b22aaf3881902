/** Search: (db, query) → result. It reads one table that the listings write themselves (docs/decisions, 0016). */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { writtenFor } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { NearbyQuery, NearbyResult, SearchQuery, SearchResult, SimilarResult } from '../contract.ts';
import type { Lexicon } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';
import { findListings } from './find-listings.ts';
import { hydrate, noIds } from './hydrate.ts';
import { maxCounted } from './matches.ts';
import { asOnCards, withPins } from './pins.ts';
import { similarTo } from './similar.ts';
import type { Subject } from './similar.ts';
import { stemsOf } from './query/stems.ts';

/** Published listings that are not past: by words, in either language, and filters. `lexicon`: what phrases stand for. */
export async function search(
  db: Db,
  kinds: ServerKinds,
  query: SearchQuery,
  language: Language,
  at: Date,
  lexicon?: Lexicon,
): Promise<SearchResult> {
  return (await findListings(db, kinds, query, language, at, { lexicon })).result;
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
  const { result, matches, isOfStay } = await findListings(db, kinds, query, language, at, { circle, lexicon });
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
