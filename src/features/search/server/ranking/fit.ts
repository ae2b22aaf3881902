/** How well what meets the filters fits them: by the unit that was named, the least that takes so many, the nearest to a place. Pure. */
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { nightEndsAtHour, nightOf, wallClock } from '#market/town/dates.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Entry } from '../index/entries.ts';
import type { KindIndex } from '../index/kind-index.ts';
import { isOpenAt, minuteAsked, opensIn } from '../filters/hours.ts';
import { distanceFrom, isWrittenAt, middleOf } from '../filters/places.ts';
import { capacityOf } from '../filters/prices.ts';

/** What is let by the time that was named. */
const unitCounts = 4;

type Points = (entry: Entry, ordinal: number) => number;

/** The least that takes so many is full; several of a smaller one are not the same. */
function roomFor(people: number): Points {
  return (entry) => {
    const capacity = capacityOf(entry);
    return capacity !== null && Math.round(capacity) >= people ? people / capacity : 0.2;
  };
}

/** Who comes for a stag do or a team and does not say how many are about so many. */
const groupTakes = 8;
const groupCounts = 4;

/** So little, in cents. */
const littleCents = 2000;

/** From this hour on who asks for today asks for the night. */
const nightBegins = 18;

/** What one does at night and what while it is light, where no more is said than when: by kind and category. */
type Doing = Readonly<Partial<Record<ListingKind, Readonly<Record<string, number>>>>>;
const atNight: Doing = {
  events: { party: 3, club: 3, concert: 3, festival: 3 },
  businesses: { club: 3, bar: 2, restaurant: 1 },
};
const whileLight: Doing = {
  events: { sports: 3, beach: 3, festival: 3, concert: 3 },
  businesses: { tour: 3, restaurant: 1 },
  rentals: { beach_gear: 2, bike: 2, jetski: 2, boat: 2 },
};

/** Who says when and names nothing goes out at night, and does something by day: hotels and shops are open as well. */
export function whatOneDoes({ textQuery, at, date, part, open }: SearchCriteria): Doing | undefined {
  if (textQuery !== undefined) return undefined;
  const { hour } = wallClock(at);
  const isNight = hour >= nightBegins || hour < nightEndsAtHour;
  if (isNight && part === undefined && date === nightOf(at)) return atNight;
  if (part === 'evening' || part === 'late') return atNight;
  if (part !== undefined) return whileLight;
  return open !== undefined && open !== 'now' && (open >= '21:00' || open < '06:00') ? atNight : undefined;
}

/** From this hour on who names no other wants what is open. */
const lateHour = 23;
const goesWithNights: ReadonlySet<string> = new Set(['restaurant', 'bar', 'club', 'shop']);
const openCounts = 2;

/** Who is open when the meal is had that was named. */
const mealCounts = 1;
const servesMeals: ReadonlySet<string> = new Set(['restaurant', 'bar']);

/** Words alone, asked in the night: who is hungry at three does not have to say so. */
function isInTheNight({ at, textQuery, date, part, open, openOnceAt }: SearchCriteria): boolean {
  const { hour } = wallClock(at);
  const isLate = hour >= lateHour || hour < nightEndsAtHour;
  return isLate && textQuery !== undefined && [date, part, open, openOnceAt].every((one) => one === undefined);
}

/** Mornings before mornings and evenings: of the parts of the day that it is worked in, how many were asked for. */
const onlyIn =
  (asked: readonly string[]): Points =>
  ({ shiftParts }) => {
    const ofDay = shiftParts.filter((part) => part !== 'weekends');
    return ofDay.filter((part) => asked.includes(part)).length / Math.max(1, ofDay.length);
  };

/** The points of an entry among what meets the filters. */
export function fitOf(criteria: SearchCriteria, type: ListingKind, index: KindIndex): (ordinal: number) => number {
  const { kinds, unit, people, location, around, date, at, textQuery, priceMax, meal, shifts } = criteria;
  const { booking, finding } = kinds[type];
  const spot = around ?? (location === undefined || textQuery === undefined ? undefined : middleOf(location));
  const parts: Points[] = [];
  if (booking !== undefined && unit !== undefined) parts.push((entry) => (entry.unit === unit ? unitCounts : 0));
  // A hotel is let by the night, whoever lets it.
  if (unit === 'night' && finding.onDate === 'open')
    parts.push(({ category }) => (category === 'hotel' ? unitCounts : 0));
  if (booking !== undefined && people !== undefined) parts.push(roomFor(people));
  if (booking !== undefined && people === undefined && textQuery?.isForGroup === true)
    parts.push(({ mostPeople }) => (mostPeople !== null && mostPeople >= groupTakes ? groupCounts : 0));
  // What has begun comes after what one can still be in time for.
  if (finding.leaves === 'whenOver' && date !== undefined && textQuery !== undefined)
    parts.push(({ startsAt }) => (startsAt !== null && startsAt < at.getTime() ? -1 : 0));
  if (meal !== undefined && finding.onDate === 'open') {
    const isServed = opensIn(meal, []);
    parts.push((entry) => (servesMeals.has(entry.category) && isServed(entry) ? mealCounts : 0));
  }
  if (shifts !== undefined) parts.push(onlyIn(shifts));
  const done = whatOneDoes(criteria)?.[type];
  if (done !== undefined) parts.push(({ category }) => done[category] ?? 0);
  if (finding.onDate === 'open' && isInTheNight(criteria)) {
    const isOpen = isOpenAt(minuteAsked('now', undefined, at));
    parts.push((entry) => (goesWithNights.has(entry.category) && isOpen(entry) ? openCounts : 0));
  }
  // Who has little to spend looks at what asks least first.
  if (priceMax !== undefined && priceMax <= littleCents && finding.ranges !== undefined)
    parts.push(({ priceRange }) => (priceRange === null ? 0 : (4 - priceRange) / 60));
  // What is written there before what lies around it.
  if (location !== undefined && middleOf(location) !== undefined) {
    const isThere = isWrittenAt(location, index);
    parts.push((_, ordinal) => Number(isThere(ordinal)));
  }
  if (spot !== undefined)
    parts.push((entry) => {
      const far = distanceFrom(spot, entry);
      return far === null ? 0 : 1 / (1 + 4 * far);
    });
  return (ordinal) => {
    const entry = index.entries[ordinal] as Entry;
    return parts.reduce((sum, points) => sum + points(entry, ordinal), 0);
  };
}
