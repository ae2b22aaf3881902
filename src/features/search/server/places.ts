/** Whether a listing is where somebody asked: in the area of a landmark, or at an address that begins so. */
import { and, between, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Landmark } from '#market/town/landmarks.ts';
import { landmarkNamed } from '../meaning/place.ts';
import { markOf } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';
import { searchEntries as entries } from './table.ts';

const kilometresPerDegree = 111.19;
const earthRadius = 6371;

/** Degrees, and kilometres around them. */
export type Circle = { readonly lat: number; readonly lng: number; readonly radius: number };

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
export function inCircle({ lat, lng, radius }: Circle): SQL | undefined {
  const north = (radius / kilometresPerDegree) * 1.01;
  // Nearer to a pole degrees of longitude get short; at the pole all of them are near.
  const east = Math.min(180, north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01));
  return and(
    between(entries.latitude, lat - north, lat + north),
    between(entries.longitude, lng - east, lng + east),
    sql`${distanceFrom({ lat, lng })} <= ${radius}::float8`,
  );
}

function inArea({ area }: Landmark): SQL | undefined {
  if ('radius' in area) return inCircle(area);
  return and(between(entries.latitude, area.south, area.north), between(entries.longitude, area.west, area.east));
}

export type Middle = { readonly lat: number; readonly lng: number };

/** The middle of a landmark, be it a quarter. */
export function placeOf(location: string): Middle | undefined {
  const area = landmarkNamed(location)?.area;
  if (area === undefined || 'radius' in area) return area;
  return { lat: (area.south + area.north) / 2, lng: (area.west + area.east) / 2 };
}

/** The middle of what is asked for, to bring the nearest of it first: of a single place, of no quarter. */
export function middleOf(location: string): Middle | undefined {
  const area = landmarkNamed(location)?.area;
  return area !== undefined && 'radius' in area ? area : undefined;
}

/** So few letters begin a word of almost every address: the index would gather all of them. */
const shortest = 3;

/**
 * Every word begins a word of the location or the address: the index of words answers for places too. Beside longer words short
 * ones are looked for in what those find.
 */
function atAddress(words: readonly string[]): SQL {
  const long = words.filter((word) => word.length >= shortest);
  const indexed = long.length > 0 ? long : words;
  const others = words.filter((word) => !indexed.includes(word));
  const marks = indexed.map((word) => `'${markOf.place(word)}':*`);
  if (marks.length === 0) return sql`false`;
  const isThere = sql`document @@ ${marks.join(' & ')}::tsquery`;
  return sql`(${sql.join([isThere, ...others.map((word) => sql`place ~ ${`(^|[^[:alnum:]])${word}`}::text`)], sql` and `)})`;
}

/** At a landmark by its own address; no other place has one. */
export function isWrittenAt(location: string): SQL | undefined {
  const written = landmarkNamed(location)?.written ?? [];
  return or(...written.map((name) => atAddress(tokenize(name))));
}

/** Of a landmark what lies there, what is written there, and what is called after it; else what is written there. */
export function inPlace(location: string): SQL | undefined {
  const landmark = landmarkNamed(location);
  if (landmark === undefined) return atAddress(tokenize(location));
  const written = landmark.written.map((name) => tokenize(name));
  return or(
    inArea(landmark),
    ...written.map(atAddress),
    ...written.map((words) => sql`${entries.titles} like ${`% ${words.join(' ')}%`}`),
  );
}
