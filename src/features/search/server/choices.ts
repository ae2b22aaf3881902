/** Choices that are counted of the listings themselves, each as often as pressing it finds one. Pure. */
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Landmark } from '#market/town/landmarks.ts';
import { landmarkNamed } from '../meaning/place.ts';
import { peopleSteps, searchAmenities } from '../rules.ts';
import { tokenize } from '../tokenize.ts';
import type { SearchCriteria } from './criteria.ts';
import { cannotMatch, takesPair } from './criteria.ts';
import { hasStayDates } from './conditions.ts';
import type { Entry } from './entries.ts';
import type { Match, Matches } from './matches.ts';
import { maxCounted } from './matches.ts';

type Option = { readonly value: string; readonly count: number; readonly isMore: boolean };

const shownLocations = 12;

/** A choice is counted to the bound; of a kind that is counted to it there may be more of everything. */
function optionsIn(some: readonly Match[]): (value: string, count: number) => Option {
  const isMore = [...Map.groupBy(some, ({ type }) => type).values()].some((of) => of.length > maxCounted);
  return (value, count) => ({ value, count: Math.min(count, maxCounted), isMore });
}

/** Whether an entry is where `inPlace` would find it. */
function isAt(location: string): (entry: Entry) => boolean {
  const landmark = landmarkNamed(location);
  const written = (landmark?.written ?? [location]).map((name) => tokenize(name)).filter((words) => words.length > 0);
  const names = landmark === undefined ? [] : written.map((words) => words.join(' '));
  return (entry) =>
    (landmark !== undefined && isInside(landmark, entry)) ||
    written.some((words) => words.every((word) => hasBeginning(entry.place, word))) ||
    names.some((name) => hasBeginning(entry.titles, name));
}

/** Whether something begins a word. To look for the space before it, of which a text has many, takes twice as long. */
function hasBeginning(text: string, beginning: string): boolean {
  for (let place = text.indexOf(beginning); place !== -1; place = text.indexOf(beginning, place + 1))
    if (text[place - 1] === ' ') return true;
  return false;
}

/** The places that listings name, each a bit: a town has few, and beyond these nothing is remembered. */
const mostPlaces = 30;
const bits = new Map<string, number>();
function bitOf(location: string): number {
  const bit = bits.get(location) ?? (bits.size < mostPlaces ? 1 << bits.size : 0);
  if (bit !== 0) bits.set(location, bit);
  return bit;
}

/** Counts what is at a place; what was counted at it before is not looked at again: a version of an entry stays where it is. */
function countAt(location: string, some: readonly Match[], bit: number): number {
  const isHere = isAt(location);
  let count = 0;
  for (const { entry } of some) {
    const { places } = entry;
    if (bit === 0) {
      if (isHere(entry)) count += 1;
      continue;
    }
    if ((places.asked & bit) === 0) {
      places.asked |= bit;
      if (isHere(entry)) places.at |= bit;
    }
    if ((places.at & bit) !== 0) count += 1;
  }
  return count;
}

function isInside({ area }: Landmark, { latitude, longitude }: Entry): boolean {
  if (latitude === null || longitude === null) return false;
  return 'radius' in area
    ? Math.abs(latitude - area.lat) * leastPerDegree <= area.radius &&
        kilometresBetween(area.lat, area.lng, latitude, longitude) <= area.radius
    : latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east;
}

/** Kilometres that a degree of latitude is at least: what lies further north or south needs no angles. */
const leastPerDegree = 111;

/** Haversine, as the database counts it. */
function kilometresBetween(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const radians = Math.PI / 180;
  const a =
    Math.sin(((otherLat - lat) * radians) / 2) ** 2 +
    Math.cos(lat * radians) * Math.cos(otherLat * radians) * Math.sin(((otherLng - lng) * radians) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, a)));
}

/** The locations that most listings name, each with what asking for it finds: its addresses and its area too. */
export function locationChoices({ entries, without }: Matches, chosen: string | undefined): Option[] {
  const some = without.location ?? entries;
  const optionOf = optionsIn(some);
  const named = new Map<string, number>();
  for (const {
    entry: { location },
  } of some)
    if (location !== '') named.set(location, (named.get(location) ?? 0) + 1);
  const frequent = [...named].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, shownLocations);
  const values = new Set([...frequent.map(([name]) => name), ...(chosen === undefined ? [] : [chosen])]);
  return [...values]
    .map((value) => optionOf(value, countAt(value, some, named.has(value) ? bitOf(value) : 0)))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** What is open now; beside a day that is asked for nothing is counted, for now is not then. */
export function openChoices({ entries, without }: Matches): Option[] {
  const some = without.open ?? entries;
  return [optionsIn(some)('now', some.filter(({ isOpen }) => isOpen).length)];
}

/**
 * Whether the nights are counted: only what is announced for one is. Beside a place that opens on a day, or a flat that is
 * free, pressing it would give more than was counted: then nothing is.
 */
export function areNightsCounted({ entries }: Matches, criteria: SearchCriteria): boolean {
  const others = criteria.types.filter((type) => {
    const { onDate } = criteria.kinds[type].finding;
    return (onDate === 'open' || onDate === 'bookable') && !cannotMatch(criteria, type, 'date');
  });
  return criteria.date === undefined ? !entries.some(({ type }) => others.includes(type)) : others.length === 0;
}

/** What takes so many people. How many are free on a date is another question: then nothing is counted. */
export function peopleChoices({ entries, without }: Matches, criteria: SearchCriteria): Option[] {
  if (hasStayDates(criteria)) return [];
  const some = without.people ?? entries;
  const optionOf = optionsIn(some);
  return peopleSteps.map((people) =>
    optionOf(
      String(people),
      some.filter(({ type, entry }) => (entry.mostPeople ?? 0) >= people || takesPair(criteria, type, people)).length,
    ),
  );
}

/** Each amenity beside those that are chosen. */
export function amenityChoices({ entries }: Matches, kinds: ServerKinds): Option[] {
  const optionOf = optionsIn(entries);
  const meant = amenitiesMeant(kinds);
  const counts = new Map<string, number>();
  for (const {
    entry: { amenities },
  } of entries)
    for (const amenity of new Set(amenities.flatMap((spelling) => meant.get(spelling) ?? [])))
      counts.set(amenity, (counts.get(amenity) ?? 0) + 1);
  return searchAmenities.map((amenity) => optionOf(amenity, counts.get(amenity) ?? 0));
}

const meanings = new WeakMap<ServerKinds, ReadonlyMap<string, readonly string[]>>();

/** Which amenities a spelling stands for. */
function amenitiesMeant(kinds: ServerKinds): ReadonlyMap<string, readonly string[]> {
  const known = meanings.get(kinds);
  if (known !== undefined) return known;
  const pairs = searchAmenities.flatMap((amenity) =>
    Object.values(kinds).flatMap(({ booking }) =>
      (booking?.spellingsOf(amenity) ?? []).map((spelling) => ({ spelling, amenity })),
    ),
  );
  const bySpelling = Map.groupBy(pairs, ({ spelling }) => spelling);
  const meant = new Map([...bySpelling].map(([spelling, some]) => [spelling, some.map(({ amenity }) => amenity)]));
  meanings.set(kinds, meant);
  return meant;
}
