/** Choices that are counted of the listings themselves, each as often as pressing it finds one. Pure. */
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { landmarkNamed } from '../meaning/place.ts';
import { peopleSteps, searchAmenities } from '../rules.ts';
import { tokenize } from '../tokenize.ts';
import type { SearchCriteria } from './criteria.ts';
import { hasStayDates } from './conditions.ts';
import type { Match, Matches } from './matches.ts';
import { maxCounted } from './matches.ts';

type Option = { readonly value: string; readonly count: number; readonly isMore: boolean };

const shownLocations = 12;

/** A choice and how many of these it leaves; of a kind that is counted to its bound there may be more. */
function optionOf(value: string, some: readonly Match[], fits: (match: Match) => boolean): Option {
  const counts = Map.groupBy(some, ({ type }) => type);
  const isMore = [...counts.values()].some((of) => of.length > maxCounted);
  return { value, count: Math.min(some.filter(fits).length, maxCounted), isMore };
}

/** As `inPlace` asks it of the database. */
function isIn(location: string): (match: Match) => boolean {
  const starts = (words: readonly string[]) => (place: string) =>
    words.length > 0 && words.every((word) => spaced(place).includes(` ${word}`));
  const landmark = landmarkNamed(location);
  if (landmark === undefined) {
    const isAt = starts(tokenize(location));
    return ({ place }) => isAt(place);
  }
  const { area } = landmark;
  const written = landmark.written.map((name) => tokenize(name));
  const isWritten = written.map(starts);
  return ({ place, titles, latitude, longitude }) => {
    if (latitude !== null && longitude !== null) {
      const isInside =
        'radius' in area
          ? kilometresBetween(area.lat, area.lng, latitude, longitude) <= area.radius
          : latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east;
      if (isInside) return true;
    }
    return isWritten.some((isAt) => isAt(place)) || written.some((words) => titles.includes(` ${words.join(' ')}`));
  };
}

const spacedPlaces = new Map<string, string>();
/** A space before every word; the places of a town are few. */
function spaced(place: string): string {
  let known = spacedPlaces.get(place);
  if (known === undefined) {
    if (spacedPlaces.size > 5000) spacedPlaces.clear();
    spacedPlaces.set(place, (known = ` ${place.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`));
  }
  return known;
}

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
  const named = new Map<string, number>();
  for (const { location } of some) if (location !== '') named.set(location, (named.get(location) ?? 0) + 1);
  const frequent = [...named].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, shownLocations);
  const values = new Set([...frequent.map(([name]) => name), ...(chosen === undefined ? [] : [chosen])]);
  return [...values]
    .map((value) => optionOf(value, some, isIn(value)))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** What is open now; beside a day that is asked for nothing is counted, for now is not then. */
export const openChoices = ({ entries, without }: Matches): Option[] => [
  optionOf('now', without.open ?? entries, ({ isOpen }) => isOpen),
];

/** What takes so many people. How many are free on a date is another question: then nothing is counted. */
export function peopleChoices({ entries, without }: Matches, criteria: SearchCriteria): Option[] {
  if (hasStayDates(criteria)) return [];
  const some = without.people ?? entries;
  return peopleSteps.map((people) =>
    optionOf(String(people), some, ({ mostPeople }) => mostPeople !== null && mostPeople >= people),
  );
}

/** Each amenity beside those that are chosen. */
export function amenityChoices({ entries }: Matches, kinds: ServerKinds): Option[] {
  const spellings = (amenity: string) =>
    new Set(Object.values(kinds).flatMap(({ booking }) => booking?.spellingsOf(amenity) ?? []));
  return searchAmenities.map((amenity) => {
    const known = spellings(amenity);
    return optionOf(amenity, entries, ({ amenities }) => amenities.some((one) => known.has(one)));
  });
}
