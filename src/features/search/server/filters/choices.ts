/** Choices that are counted of the listings themselves, each as often as pressing it finds one. Pure. */
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { peopleSteps, searchAmenities, shiftChoices as allShiftChoices } from '../../rules.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { SearchCriteria } from '../criteria.ts';
import { cannotMatch, hasStayDates, takesPair } from '../criteria.ts';
import type { Entry } from '../index/entries.ts';
import type { Match, Matches } from '../matches.ts';
import { maxCounted } from '../matches.ts';
import { isInPlace } from './places.ts';
import { isWorkedIn } from './shifts.ts';
import type { SearchIndex } from '../index/search-index.ts';

type Option = { readonly value: string; readonly count: number; readonly isMore: boolean };

const shownLocations = 12;

/** A choice is counted to the bound; of a kind that is counted to it there may be more of everything. */
function optionsIn(some: readonly Match[]): (value: string, count: number) => Option {
  const isMore = [...Map.groupBy(some, ({ type }) => type).values()].some((of) => of.length > maxCounted);
  return (value, count) => ({ value, count: Math.min(count, maxCounted), isMore });
}

/** The locations that most listings name, each with what asking for it finds: its addresses and its area too. */
export function locationChoices(
  { entries, without }: Matches,
  index: SearchIndex,
  chosen: string | undefined,
): Option[] {
  const some = without.location ?? entries;
  const optionOf = optionsIn(some);
  const named = new Map<string, number>();
  for (const {
    entry: { location },
  } of some)
    if (location !== '') named.set(location, (named.get(location) ?? 0) + 1);
  const frequent = [...named].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, shownLocations);
  const byType = Map.groupBy(some, ({ type }) => type);
  const values = new Set([...frequent.map(([name]) => name), ...(chosen === undefined ? [] : [chosen])]);
  return [...values]
    .map((value) => optionOf(value, countAt(value, index, byType)))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

const countAt = (location: string, index: SearchIndex, byType: ReadonlyMap<ListingKind, readonly Match[]>): number =>
  [...byType].reduce((sum, [type, some]) => {
    const isThere = isInPlace(location, index[type]);
    return sum + some.filter(({ ordinal }) => isThere(ordinal)).length;
  }, 0);

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

/** When work is: each choice with what there is once it is pressed beside those that are. */
export function shiftChoices({ entries, without }: Matches, { kinds, shifts = [] }: SearchCriteria): Option[] {
  const some = (without.shifts ?? entries).filter(({ type }) => kinds[type].shiftParts !== undefined);
  const optionOf = optionsIn(some);
  return allShiftChoices.map((value) =>
    optionOf(value, some.filter(({ entry }) => isWorkedIn(entry.shiftParts, [...shifts, value])).length),
  );
}

/** Each amenity beside those that are chosen. */
export function amenityChoices({ entries }: Matches, kinds: ServerKinds): Option[] {
  const optionOf = optionsIn(entries);
  const meant = amenitiesMeant(kinds);
  const counts = new Map<string, number>();
  for (const { entry } of entries)
    for (const amenity of amenitiesOf(entry, meant)) counts.set(amenity, (counts.get(amenity) ?? 0) + 1);
  return searchAmenities.map((amenity) => optionOf(amenity, counts.get(amenity) ?? 0));
}

const amenitiesKnown = new WeakMap<Entry, ReadonlySet<string>>();
const noAmenities: ReadonlySet<string> = new Set();

/** The amenities that an entry has, by their known names. */
function amenitiesOf(entry: Entry, meant: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  if (entry.amenities.length === 0) return noAmenities;
  const known = amenitiesKnown.get(entry) ?? new Set(entry.amenities.flatMap((spelling) => meant.get(spelling) ?? []));
  amenitiesKnown.set(entry, known);
  return known;
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
