/** What a search asks for, read from its request: filters, order, circle. */
import { addDays } from '#kit/shared/dates.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { anyStayIn } from '../any-stay.ts';
import type { NearbyQuery, SearchQuery } from '../contract.ts';
import type { FacetName, PricePeriod, SearchSort, ShiftChoice } from '../rules.ts';
import { hasCategory, maxDays, maxNights, ownCategory, stayLength } from '../rules.ts';
import type { DayPart } from './filters/hours.ts';
import type { Circle, Middle } from './filters/places.ts';
import { middleOf } from './filters/places.ts';
import type { TextQuery } from './query/text-query.ts';

/** What is looked for; the category by its own name. */
export type SearchCriteria = {
  /** All the kinds there are. */
  readonly kinds: ServerKinds;
  readonly at: Date;
  /** The types asked for, and those of them that the category leaves. */
  readonly scope: readonly ListingKind[];
  readonly types: readonly ListingKind[];
  /** What the words are searched by; without one there are none to search. */
  readonly textQuery?: TextQuery | undefined;
  readonly category?: string | undefined;
  readonly location?: string | undefined;
  readonly date?: string | undefined;
  /** The last of several dates. */
  readonly until?: string | undefined;
  /** Other dates that will do as well. */
  readonly also?: readonly string[] | undefined;
  readonly part?: DayPart | undefined;
  readonly open?: string | undefined;
  /** Open at that hour on some day. */
  readonly openOnceAt?: string | undefined;
  /** How long something is to be let, in hours. */
  readonly hours?: number | undefined;
  /** Any stay of so many days between the dates will do, or any weekend. */
  readonly anyStay?: number | 'weekend' | undefined;
  /** By the unit that was named for it. */
  readonly unit?: string | undefined;
  readonly people?: number | undefined;
  readonly amenities?: readonly string[] | undefined;
  readonly shifts?: readonly ShiftChoice[] | undefined;
  readonly per?: PricePeriod | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly rating?: number | undefined;
  /** Where people look for it; empty where the words don't tell. */
  readonly expected: ReadonlySet<ListingKind>;
  /** When the meal that was named is had: "dinner" asks for no day, and for nobody who shuts at five. */
  readonly meal?: DayPart | undefined;
  /** Who speaks of work means pay by a price. */
  readonly isForWork: boolean;
  readonly sort: SearchSort;
  /** The middle of what lies beyond a place that was asked for: the nearest to it first. */
  readonly around?: Middle | undefined;
  /** Only what is at one of these places, by their ids. */
  readonly atPlaces?: ReadonlySet<string> | undefined;
  /** From where distances are counted. */
  readonly origin?: { readonly lat: number; readonly lng: number } | undefined;
  readonly circle?: Circle | undefined;
};

const refuse = (path: string, message: string) => invalidField(path, message, 'The query is not acceptable.');

/** What can only be refused by looking at two fields at once names the one to correct. */
function refuseContradictions(kinds: ServerKinds, query: SearchQuery | NearbyQuery): void {
  const { type = 'all', category, date, until, also, priceMin, priceMax, sort, lat, lng } = query;
  if (category !== undefined && type !== 'all' && !hasCategory(kinds[type], category))
    throw refuse('category', 'Is not a category of this type');
  if ((until ?? also) !== undefined && date === undefined) throw refuse('date', 'Is missing');
  if (until !== undefined && date !== undefined && until < date) throw refuse('until', 'Must not be before date');
  if (until !== undefined && date !== undefined && until > addDays(date, maxDays))
    throw refuse('until', `Must be within ${maxDays} days`);
  if (also !== undefined && (until !== undefined || also.some((one) => date === undefined || one <= date)))
    throw refuse('also', 'Must be other dates after date, without until');
  if (priceMin !== undefined && priceMax !== undefined && priceMax < priceMin)
    throw refuse('priceMax', 'Is less than the lowest price');
  if ((lat === undefined) !== (lng === undefined)) throw refuse(lat === undefined ? 'lat' : 'lng', 'Is missing');
  if (sort === 'distance' && lat === undefined) throw refuse('lat', 'Is needed to sort by distance');
}

/** The criteria of a request, or 422 for one that contradicts itself. */
export function criteriaOf(
  kinds: ServerKinds,
  query: SearchQuery | NearbyQuery,
  at: Date,
  {
    circle,
    isForWork = query.type === 'jobs',
    expected = new Set(),
    meal,
  }: {
    readonly circle?: Circle | undefined;
    readonly isForWork?: boolean;
    readonly expected?: ReadonlySet<ListingKind>;
    readonly meal?: DayPart | undefined;
  } = {},
): SearchCriteria {
  refuseContradictions(kinds, query);
  const {
    type = 'all',
    category,
    location,
    date,
    until,
    also,
    part,
    open,
    length,
    people,
    amenities,
    shifts,
    per,
    priceMin,
    priceMax,
    rating,
    sort,
    lat,
    lng,
  } = query;
  const stay = length === undefined ? undefined : stayOf(length);
  const scope = type === 'all' ? namesOf(kinds) : [type];
  return {
    kinds,
    at,
    scope,
    types: category === undefined ? scope : scope.filter((one) => hasCategory(kinds[one], category)),
    category: category && ownCategory(category),
    location: location || undefined,
    date,
    until: until === date ? undefined : until,
    also,
    part,
    open,
    hours: stay?.hours,
    anyStay: anyStayIn({ date, until: until === date ? undefined : until, also, length }),
    // What it is let by that was named, unless a price was: that is compared in it, whatever it is let by.
    unit: stay?.unit ?? (priceMin === undefined && priceMax === undefined ? per : undefined),
    people,
    amenities,
    shifts,
    per,
    priceMin,
    priceMax,
    rating,
    sort: sort ?? (circle ? 'distance' : 'relevance'),
    expected,
    meal,
    isForWork,
    origin: lat === undefined || lng === undefined ? middleOf(location ?? '') : { lat, lng },
    circle,
  };
}

const weekend = { hours: 48, unit: 'night' };
const unitsOf = { h: ['hour', 1], d: ['day', 24], n: ['night', 24], w: ['week', 168] } as const;

/** A length such as `3d` in hours, and the unit it was named by. */
function stayOf(length: string): { readonly hours: number; readonly unit: string } | undefined {
  if (length === 'weekend') return weekend;
  const [, count, unit] = stayLength.exec(length) ?? [];
  if (unit === undefined) return undefined;
  const [name, hours] = unitsOf[unit as keyof typeof unitsOf];
  // A month is lived in, however many days it is written as.
  const long = Number(count) * hours;
  return { hours: long, unit: long > maxNights * 24 ? 'night' : name };
}

/** Whether calendars are asked: for one stay on the dates, or any of a length between them. Of four weeks and more nothing is let whole. */
export const hasStayDates = ({ date, until, anyStay }: Pick<SearchCriteria, 'date' | 'until' | 'anyStay'>): boolean =>
  date !== undefined && (anyStay !== undefined || until === undefined || until < addDays(date, maxNights));

/** The stay that was asked for; undefined without dates, and where one of several will do: on which it is free is not known. */
export function stayAskedIn({ date, until, also, people, anyStay }: SearchCriteria) {
  if (date === undefined || also !== undefined || !hasStayDates({ date, until, anyStay })) return undefined;
  return { from: date, until, people, length: anyStay };
}

/** Nothing but a type or a category narrows it: then all of it comes in the order of the lists. */
export const hasNoFilters = (criteria: SearchCriteria): boolean =>
  [
    criteria.textQuery,
    criteria.location,
    criteria.date,
    criteria.part,
    criteria.open,
    criteria.hours,
    criteria.people,
    criteria.amenities,
    criteria.shifts,
    criteria.priceMin,
    criteria.priceMax,
    criteria.rating,
    criteria.circle,
  ].every((filter) => filter === undefined);

/** A place with hours that is looked for, such as a hotel, takes a pair, and for as long as they stay. */
const takesGuests = ({ kinds, expected }: SearchCriteria, type: ListingKind): boolean =>
  kinds[type].finding.onDate === 'open' && expected.has(type);
const pair = 2;

/** Whether it takes so many without saying how many it takes. */
export const takesPair = (criteria: SearchCriteria, type: ListingKind, people: number): boolean =>
  people <= pair && takesGuests(criteria, type);

/** What somebody goes out for and never says how many it takes: a night for a hen party of twelve. */
const saysNoRoom = ({ kinds, expected, textQuery }: SearchCriteria, type: ListingKind): boolean =>
  textQuery?.isOut === true && expected.has(type) && kinds[type].booking === undefined;

/** A type without prices, stars, dates or bookings has nothing for who asks for them: nothing needs to be looked at to know. */
export function cannotMatch(criteria: SearchCriteria, type: ListingKind, skip?: FacetName): boolean {
  const { finding, booking, pay, shiftParts } = criteria.kinds[type];
  const { isRated, onDate } = finding;
  const isPaid = pay !== undefined && criteria.isForWork && criteria.priceMax === undefined;
  // What is priced by no time has no price for it.
  const isOnce = criteria.per !== undefined && booking === undefined && finding.ranges === undefined;
  const isPriced = isPaid || (!isOnce && (finding.isPriced || finding.ranges !== undefined));
  const asksPrice = skip !== 'price' && (criteria.priceMin !== undefined || criteria.priceMax !== undefined);
  const asksStars = skip !== 'rating' && criteria.rating !== undefined;
  const asksDate = skip !== 'date' && criteria.date !== undefined;
  const asksPeople =
    criteria.people !== undefined && !takesPair(criteria, type, criteria.people) && !saysNoRoom(criteria, type);
  const asksRoom =
    (skip !== 'people' && asksPeople) ||
    (skip !== 'amenities' && criteria.amenities !== undefined) ||
    (criteria.hours !== undefined && !takesGuests(criteria, type));
  const lacksDates = (asksDate || criteria.part !== undefined) && onDate === 'none';
  const asksWork = skip !== 'shifts' && criteria.shifts !== undefined;
  const asksOpen = skip !== 'open' && (criteria.open ?? criteria.openOnceAt) !== undefined;
  const isNeverOpen = asksOpen && onDate !== 'open';
  const lacks = (asksPrice && !isPriced) || (asksStars && !isRated) || lacksDates || isNeverOpen;
  return lacks || (asksRoom && booking === undefined) || (asksWork && shiftParts === undefined);
}

/** Whether a kind is for the part of the day that was asked for: what is let is let by day, and who goes out at night wants none. */
export const isOfHour = ({ kinds, part }: SearchCriteria, type: ListingKind): boolean =>
  part === undefined || part === 'day' || kinds[type].finding.onDate !== 'bookable';
