/** The filters of a search as conditions on its entries, one type at a time. */
import { and, between, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { weekdayOf } from '#kit/shared/dates.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import { categoriesOf } from '../rules.ts';
import type { FacetName, ListingType, SearchSort } from '../rules.ts';
import { markOf } from '../meaning.ts';
import { wordsOf } from '../words.ts';
import type { Lexemes } from './lexemes.ts';
import { searchEntries as entries } from './table.ts';

/** Degrees, and kilometres around them. */
export type Circle = { readonly lat: number; readonly lng: number; readonly radius: number };

/** What is looked for; the category by its own name. */
export type Wish = {
  readonly at: Date;
  /** The types asked for, and those of them that the category leaves. */
  readonly scope: readonly ListingType[];
  readonly types: readonly ListingType[];
  readonly lexemes?: Lexemes | undefined;
  readonly category?: string | undefined;
  readonly location?: string | undefined;
  readonly date?: string | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly rating?: number | undefined;
  readonly sort: SearchSort;
  /** From where distances are counted. */
  readonly spot?: { readonly lat: number; readonly lng: number } | undefined;
  readonly circle?: Circle | undefined;
};

const kilometresPerDegree = 111.19;
const earthRadius = 6371;

/** Kilometres as the crow flies (haversine, as `distanceBetween` counts them). */
export const distanceFrom = ({
  lat,
  lng,
}: {
  lat: number;
  lng: number;
}): SQL<number> => sql<number>`(${2 * earthRadius}::float8
  * asin(sqrt(least(1, sin(radians(latitude - ${lat}::float8) / 2) ^ 2
  + cos(radians(${lat}::float8)) * cos(radians(latitude)) * sin(radians(longitude - ${lng}::float8) / 2) ^ 2))))`;

/** A square around the circle, in columns whose spread the planner knows; the circle itself has the last word. */
function inCircle({ lat, lng, radius }: Circle): SQL | undefined {
  const north = (radius / kilometresPerDegree) * 1.01;
  // Nearer to a pole degrees of longitude get short; at the pole all of them are near.
  const east = Math.min(180, north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01));
  return and(
    between(entries.latitude, lat - north, lat + north),
    between(entries.longitude, lng - east, lng + east),
    sql`${distanceFrom({ lat, lng })} <= ${radius}::float8`,
  );
}

const nights = new WeakMap<Date, number>();

/** Seconds since 1970 of the moment this night began: what started before it is past. A search asks again and again. */
export function startOfNight(at: Date): number {
  const known = nights.get(at);
  if (known !== undefined) return known;
  const began = instantOf(nightOf(at), `0${nightEndsAtHour}:00`).getTime() / 1000;
  nights.set(at, began);
  return began;
}

/**
 * What the public may see: events from tonight on, jobs that still hang. Said so that no index answers it, for most
 * things are visible and the planner, who thinks few are, would read an index of all of them to narrow a search.
 */
export function visible(type: ListingType, at: Date): SQL | undefined {
  if (type === 'events') return sql`(standing + 0) <= ${-startOfNight(at)}::float8`;
  return type === 'jobs' ? sql`coalesce(listed_until, 'infinity') > ${at.toISOString()}::timestamptz` : undefined;
}

/**
 * The same for who reads an index in its order until a page is full: said so that the planner knows that most things
 * are visible, and that an event's standing is its start, so that the index itself leaves out past ones.
 */
const visibleInOrder = (type: ListingType, at: Date): SQL | undefined => {
  if (type === 'events') return lte(entries.standing, -startOfNight(at));
  return type === 'jobs' ? or(isNull(entries.listedUntil), gt(entries.listedUntil, at)) : undefined;
};

/** A piece of text as LIKE reads it: nothing in it means more than itself. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A rental may be free on any date: its calendar knows. */
function onDate(type: ListingType, date: string): SQL | undefined {
  if (type === 'events') return sql`document @@ ${`'${markOf.date(date)}'`}::tsquery`;
  return type === 'businesses' ? sql`open_days @> array[${weekdayOf(date)}]::smallint[]` : undefined;
}

/** Who chooses another type leaves a category behind that it does not have. */
const hasChoice = (type: ListingType, category: string, skip: FacetName | undefined) =>
  skip !== 'category' && (skip !== 'type' || categoriesOf(type).some((one) => one === category));

/** Every word of it begins a word of the location or the address: the index of words answers for places too. */
function inPlace(location: string): SQL {
  const words = wordsOf(location).map((word) => `'${markOf.place(word)}':*`);
  return words.length === 0 ? sql`false` : sql`document @@ ${words.join(' & ')}::tsquery`;
}

/** Nothing but a type or a category narrows it: then an index has all of it in the order of the lists. */
export const isPlain = (wish: Wish): boolean =>
  [wish.lexemes, wish.location, wish.date, wish.priceMin, wish.priceMax, wish.rating, wish.circle].every(
    (filter) => filter === undefined,
  );

/** A type without prices or stars, or dates, has nothing for who asks for them: no index needs to be read to know. */
export function isBarren(wish: Wish, type: ListingType, skip?: FacetName): boolean {
  const asksPrice = skip !== 'price' && (wish.priceMin !== undefined || wish.priceMax !== undefined);
  const asksStars = skip !== 'rating' && wish.rating !== undefined;
  const asksDate = skip !== 'date' && wish.date !== undefined;
  return (
    (asksPrice && (type === 'businesses' || type === 'jobs')) ||
    (asksStars && (type === 'events' || type === 'jobs')) ||
    (asksDate && type === 'jobs')
  );
}

/**
 * Every filter but the one to skip, on the entries of one type that is not barren: a choice is counted as if its own
 * filter were not set.
 */
export const conditionsOf = (wish: Wish, type: ListingType, skip?: FacetName): SQL =>
  and(visible(type, wish.at), filtersOf(wish, type, skip)) ?? sql`true`;

/** The same for who reads an index in its order until a page is full. */
export const conditionsInOrder = (wish: Wish, type: ListingType): SQL =>
  and(visibleInOrder(type, wish.at), filtersOf(wish, type)) ?? sql`true`;

function filtersOf(wish: Wish, type: ListingType, skip?: FacetName): SQL | undefined {
  const isPriced = skip !== 'price';
  return and(
    wish.lexemes && sql`document @@ ${wish.lexemes.wanted}::tsquery`,
    wish.category !== undefined && hasChoice(type, wish.category, skip)
      ? eq(entries.category, wish.category)
      : undefined,
    wish.location !== undefined && skip !== 'location' ? inPlace(wish.location) : undefined,
    wish.date !== undefined && skip !== 'date' ? onDate(type, wish.date) : undefined,
    wish.priceMin !== undefined && isPriced ? gte(entries.priceCents, wish.priceMin) : undefined,
    wish.priceMax !== undefined && isPriced ? lte(entries.priceCents, wish.priceMax) : undefined,
    wish.rating !== undefined && skip !== 'rating' ? gte(entries.rating, wish.rating) : undefined,
    wish.circle && inCircle(wish.circle),
  );
}
