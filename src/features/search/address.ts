/** The address of a search: everything that was asked stands in it, so that it can be shared and Back works (issue 5). */
import { addDays, isCalendarDate } from '#kit/shared/dates.ts';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import {
  categoriesOf,
  dayParts,
  maxSearchPages,
  maxAlso,
  maxDays,
  maxPeople,
  ownCategory,
  pricePeriods,
  ratingSteps,
  searchAmenities,
  searchSorts,
  searchTypes,
  shiftChoices,
  stayLength,
  type SearchCategory,
  type SearchSort,
  type SearchType,
  type ShiftChoice,
} from './rules.ts';

export type SearchAddress = {
  readonly query?: string | undefined;
  readonly type?: SearchType | undefined;
  readonly category?: SearchCategory | undefined;
  readonly location?: string | undefined;
  readonly date?: string | undefined;
  /** The last of several dates; of nights the one of departure. */
  readonly until?: string | undefined;
  /** Other dates that will do as well, parted by commas: of a Monday or a Friday the Friday. */
  readonly also?: string | undefined;
  readonly part?: (typeof dayParts)[number] | undefined;
  /** What is open: at this moment, or at a time of the day that is asked for. */
  readonly open?: string | undefined;
  /** For how long something is let: `3d`, `1w`, `weekend`. */
  readonly length?: string | undefined;
  readonly people?: number | undefined;
  /** Known ones, parted by commas. */
  readonly amenities?: string | undefined;
  /** The parts of the day and the week that work is in, or with a minus is not in, parted by commas. */
  readonly shifts?: string | undefined;
  /** The time that a price is for. */
  readonly per?: (typeof pricePeriods)[number] | undefined;
  /** In euro. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  /** So many stars at least. */
  readonly rating?: 4 | 3 | 2 | undefined;
  readonly sort?: SearchSort | undefined;
  readonly page?: number | undefined;
  readonly view?: 'map' | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** In kilometres. */
  readonly radius?: number | undefined;
};

type Raw = Readonly<Record<string, unknown>>;

/** No words are longer (contract). */
export const maxWords = 100;

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

function wordsIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.isWellFormed() || value.includes('\0')) return undefined;
  return value.trim().slice(0, maxWords).toWellFormed().trim() || undefined;
}

function numberIn(value: unknown, least: number, most: number, places: number): number | undefined {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  const number = Number(Number(value).toFixed(places));
  return number >= least && number <= most ? number : undefined;
}

/** Of a field that stands twice in a form that the browser sent by itself, the last one that was filled counts. */
const lastOf = (name: string, value: unknown): unknown =>
  Array.isArray(value) && name !== 'amenities' && name !== 'shifts'
    ? value.findLast((one) => one !== '' && one !== null)
    : value;

const dateIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isCalendarDate(value) ? value : undefined;

/** Known dates after the first one, each once, in their order. */
const alsoIn = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? [...new Set(value.split(',').filter(isCalendarDate))].toSorted().slice(0, maxAlso).join(',') || undefined
    : undefined;

const openIn = (value: unknown): string | undefined =>
  typeof value === 'string' && (value === 'now' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) ? value : undefined;

const lengthIn = (value: unknown): string | undefined =>
  typeof value === 'string' && stayLength.test(value) ? value : undefined;

/** Boxes that were ticked stand side by side in a form that the browser sent by itself. */
function someOf<T extends string>(all: readonly T[], value: unknown): readonly T[] {
  const named = (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' ? one.split(',') : [],
  );
  return all.filter((known) => named.includes(known));
}
export const amenitiesIn = (value: unknown): readonly string[] => someOf(searchAmenities, value);
export const shiftsIn = (value: unknown): readonly ShiftChoice[] => someOf(shiftChoices, value);

/** Whether a circle is searched: the map always shows one. */
export const isNearby = ({ view, radius }: SearchAddress): boolean => view === 'map' || radius !== undefined;

/** The order that is meant where none is named: a map alone changes none, who asks around a place wants the nearest. */
export const usualSort = ({ radius }: SearchAddress): SearchSort => (radius === undefined ? 'relevance' : 'distance');

/** Reads an address; what it does not know, and what does not fit the rest, is left out. */
export function readSearch(given: Raw): SearchAddress {
  const raw = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, lastOf(name, value)]));
  const type = oneOf(searchTypes, raw['type']);
  const read = {
    query: wordsIn(raw['query']),
    type,
    category: oneOf(categoriesOf(type), raw['category']),
    location: wordsIn(raw['location']),
    date: dateIn(raw['date']),
    until: dateIn(raw['until']),
    also: alsoIn(raw['also']),
    part: oneOf(dayParts, raw['part']),
    open: openIn(raw['open']),
    length: lengthIn(raw['length']),
    people: numberIn(raw['people'], 1, maxPeople, 0),
    amenities: amenitiesIn(raw['amenities']).join(',') || undefined,
    shifts: shiftsIn(raw['shifts']).join(',') || undefined,
    per: oneOf(pricePeriods, raw['per']),
    priceMin: numberIn(raw['priceMin'], 0, 999_999, 2),
    priceMax: numberIn(raw['priceMax'], 0, 999_999, 2),
    rating: ([4, 3, 2] as const).find((stars) => String(stars) === String(raw['rating'])),
    view: raw['view'] === 'map' ? ('map' as const) : undefined,
    sort: oneOf(searchSorts, raw['sort']),
    page: numberIn(raw['page'], 2, maxSearchPages, 0),
    ...placeIn(raw),
  };
  return fitting(read);
}

function placeIn(raw: Raw): Pick<SearchAddress, 'lat' | 'lng' | 'radius'> {
  const lat = numberIn(raw['lat'], -90, 90, 4);
  const lng = numberIn(raw['lng'], -180, 180, 4);
  if (lat === undefined || lng === undefined) return {};
  return { lat, lng, radius: numberIn(raw['radius'], 0.05, 100, 2) };
}

function fitting(read: SearchAddress): SearchAddress {
  const { date, until = date, also, priceMin = 0, priceMax = priceMin, type = 'all', sort, lat } = read;
  const isSpan = date !== undefined && until !== undefined && until > date && until <= addDays(date, maxDays);
  const isOr = date !== undefined && !isSpan && also !== undefined && also.slice(0, 10) > date;
  const isWork = type === 'all' || type === 'jobs';
  const isSorted = sort !== usualSort(read) && (sort !== 'distance' || lat !== undefined) && (sort !== 'pay' || isWork);
  const needsPlace = isNearby(read) || sort === 'distance';
  return filled({
    ...read,
    until: isSpan ? until : undefined,
    also: isOr && also.slice(-10) <= addDays(date, maxDays) ? also : undefined,
    priceMax: priceMax < priceMin ? undefined : read.priceMax,
    per: read.priceMin === undefined && read.priceMax === undefined ? undefined : read.per,
    shifts: isWork ? read.shifts : undefined,
    sort: isSorted ? sort : undefined,
    page: type === 'all' ? undefined : read.page,
    ...(needsPlace ? {} : { lat: undefined, lng: undefined }),
  });
}

const filled = (address: SearchAddress): SearchAddress =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));

/** What the endpoints are asked: only what is filled, as text. */
export function askedOf(address: SearchAddress) {
  const { query, type, category, location, date, until, also, part, open, length, people, amenities } = address;
  const { shifts, sort, page, lat, lng, radius } = address;
  const { per, priceMin, priceMax, rating } = address;
  const text = (value: number | undefined) => (value === undefined ? undefined : String(value));
  return {
    search: {
      query,
      type,
      category,
      location,
      date,
      until,
      also,
      part,
      open,
      length,
      people: text(people),
      amenities,
      shifts,
      per,
      priceMin: text(priceMin),
      priceMax: text(priceMax),
      rating: ratingSteps.find((step) => step === String(rating)),
      sort,
      page: text(page),
      lat: text(lat),
      lng: text(lng),
    },
    radius: text(radius),
  };
}

/** The filters that can be taken away one by one. */
const filterNames = [
  'category',
  'location',
  'date',
  'part',
  'open',
  'length',
  'people',
  'amenities',
  'shifts',
  'price',
  'order',
  'rating',
  'area',
] as const;
export type FilterName = (typeof filterNames)[number];

const fieldsOf = {
  category: ['category'],
  location: ['location'],
  date: ['date', 'until', 'also'],
  part: ['part'],
  open: ['open'],
  length: ['length'],
  people: ['people'],
  amenities: ['amenities'],
  shifts: ['shifts'],
  price: ['priceMin', 'priceMax', 'per'],
  order: ['sort'],
  rating: ['rating'],
  area: ['radius', 'lat', 'lng'],
} as const satisfies Record<FilterName, readonly (keyof SearchAddress)[]>;

/** The filters that are set. */
export function activeFilters(address: SearchAddress): readonly FilterName[] {
  return filterNames.filter((name) =>
    name === 'order'
      ? isByPrice(address) || address.sort === 'pay'
      : address[fieldsOf[name][0]] !== undefined || hasPriceMax(name, address),
  );
}

/** "Cheap" and "luxury" are orders, as "best paid" is: of all that can be chosen these are shown with the filters. */
export const isByPrice = ({ sort }: SearchAddress): boolean => sort === 'price' || sort === '-price';

const hasPriceMax = (name: FilterName, { priceMax }: SearchAddress) => name === 'price' && priceMax !== undefined;

/** The same search, from its first page, with something changed. */
export function changed(address: SearchAddress, change: SearchAddress): SearchAddress {
  return readSearch({ ...address, page: undefined, ...change });
}

/** The same search with what its words were understood as in their place; undefined where they are only words. */
export function meantAddress(address: SearchAddress, understood: SearchAddress | null): SearchAddress | undefined {
  return understood === null ? undefined : changed(address, { ...understood, query: understood.query || undefined });
}

/** The same search without these filters. */
export function without(address: SearchAddress, names: readonly FilterName[]): SearchAddress {
  const dropped = names.flatMap((name): readonly string[] => fieldsOf[name]);
  return changed(Object.fromEntries(Object.entries(address).filter(([name]) => !dropped.includes(name))), {});
}

/** The same search where one thing that it has to have is no longer asked for. */
export const withoutAmenity = (address: SearchAddress, amenity: string): SearchAddress =>
  changed(address, {
    amenities:
      amenitiesIn(address.amenities)
        .filter((one) => one !== amenity)
        .join(',') || undefined,
  });

/** The same search through another kind of listing; a category that it does not have is left behind. */
export function through(address: SearchAddress, type: SearchType): SearchAddress {
  return changed(address, { type: type === 'all' ? undefined : type });
}

/** The types a search looks through. */
export function soughtTypes({ type = 'all' }: SearchAddress): readonly ListingKind[] {
  return type === 'all' ? listingKinds : [type];
}

/** The category a search asks for, by its own name. */
export function soughtCategory({ category }: SearchAddress): string | undefined {
  return category === undefined ? undefined : ownCategory(category);
}
