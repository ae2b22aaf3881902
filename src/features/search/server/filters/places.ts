/** Whether a listing is where somebody asked: in the area of a landmark, or at an address that begins so. Pure. */
import type { Landmark } from '#market/town/landmarks.ts';
import { landmarkNamed } from '../../meaning/place.ts';
import { markOf } from '../../query-terms.ts';
import { tokenize } from '../../tokenize.ts';
import type { Entry } from '../index/entries.ts';
import type { Meets } from './hours.ts';
import type { ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import type { KindIndex, Test } from '../index/kind-index.ts';
import { withWords } from '../index/words-in.ts';

const earthRadius = 6371;
const radians = Math.PI / 180;

/** Kilometres that a degree of latitude is at least: what lies further north or south needs no angles. */
const leastPerDegree = 111;

/** Degrees, and kilometres around them. */
export type Circle = { readonly lat: number; readonly lng: number; readonly radius: number };
export type Middle = { readonly lat: number; readonly lng: number };

/** Kilometres as the crow flies (haversine); null where nobody knows where it is. */
export function distanceFrom({ lat, lng }: Middle, { latitude, longitude }: Entry): number | null {
  if (latitude === null || longitude === null) return null;
  const a =
    Math.sin(((latitude - lat) * radians) / 2) ** 2 +
    Math.cos(lat * radians) * Math.cos(latitude * radians) * Math.sin(((longitude - lng) * radians) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, a)));
}

/** Whether it lies in a circle; nothing lies where nobody knows where it is. */
export function isInCircle(circle: Circle): Meets {
  const { lat, lng, radius } = circle;
  // A square around it, which needs no angles. Nearer to a pole degrees of longitude get short; at the pole all of them are near.
  const north = radius / leastPerDegree;
  const east = Math.min(180, north / Math.max(Math.cos((Math.abs(lat) + north) * radians), 0.01));
  return (entry) =>
    entry.latitude !== null &&
    entry.longitude !== null &&
    Math.abs(entry.latitude - lat) <= north &&
    Math.abs(entry.longitude - lng) <= east &&
    (distanceFrom(circle, entry) ?? Infinity) <= radius;
}

function isInArea({ area }: Landmark): Meets {
  if ('radius' in area) return isInCircle(area);
  const { south, north, west, east } = area;
  return ({ latitude, longitude }) =>
    latitude !== null &&
    longitude !== null &&
    latitude >= south &&
    latitude <= north &&
    longitude >= west &&
    longitude <= east;
}

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

/** Every word begins a word of the location or the address: the index of words answers for places too. */
function atAddress(index: KindIndex, names: readonly (readonly string[])[]): ReadonlyBitSet {
  const queries = names.map((words) => words.map((word) => `'${markOf.place(word)}':*`).join(' & '));
  return withWords(index).inDocument(queries.filter((query) => query !== '').join(' | '));
}

const wordsOf = (names: readonly string[]) => names.map((name) => tokenize(name));

/** At a landmark by its own address; no other place has one. */
export const isWrittenAt = (location: string, index: KindIndex): Test => {
  const written = atAddress(index, wordsOf(landmarkNamed(location)?.written ?? []));
  return (ordinal) => written.has(ordinal);
};

/** Of a landmark what lies there, what is written there, and what is called after it; else what is written there. */
export function isInPlace(location: string, index: KindIndex): Test {
  const landmark = landmarkNamed(location);
  const names = wordsOf(landmark?.written ?? [location]);
  const written = atAddress(index, names);
  if (landmark === undefined) return (ordinal) => written.has(ordinal);
  const isInside = isInArea(landmark);
  const called = names.map((words) => index.titledWith(words.join(' ')));
  return (ordinal) =>
    written.has(ordinal) || isInside(index.entries[ordinal] as Entry) || called.some((some) => some.has(ordinal));
}
