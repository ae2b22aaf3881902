/** What search promises (specification sections 2, 3 and 7; issue 5). */
import { z } from 'zod';
import { foundOfEach, listed, listedOfEach } from '#features/listings/contract.ts';
import { promise } from '#kit/shared/endpoint.ts';
import { listingKinds, ofEachKind } from '#market/listings/listing-kinds.ts';
import * as s from '#kit/shared/schemas.ts';
import { town } from '#market/town/town.ts';
import {
  dayParts,
  facetNames,
  maxSearchPages,
  maxAlso,
  maxPeople,
  nearbyRadius,
  pricePeriods,
  ratingSteps,
  searchAmenities,
  searchCategories,
  searchSorts,
  searchTypes,
  shiftChoices,
  stayLength,
} from './rules.ts';

const euro = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'Must be an amount like 12.50')
  .transform(Number)
  .pipe(z.number().min(0))
  .transform((value) => Math.round(value * 100));
const degrees = (bound: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'Must be degrees like 38.5385')
    .transform(Number)
    .pipe(z.number().min(-bound).max(bound));
const kilometres = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,6})?$/, 'Must be kilometres like 2.5')
  .transform(Number)
  .pipe(z.number().min(0.05).max(100));
const words = z
  .string()
  .trim()
  .max(100)
  .refine((text) => text.isWellFormed() && !text.includes('\u0000'), 'Has characters that are not text');

/** Every filter is optional and leaves only what meets it; prices are euro in, cents inside. */
const filters = {
  query: words.optional(),
  type: z.enum(searchTypes).optional(),
  category: z.enum(searchCategories).optional(),
  /** Part of a location or an address, accents and case forgiven. */
  location: words.optional(),
  /** Events of that date, places that open on its weekday, rentals that can be booked then; jobs have no date. */
  date: s.calendarDate.optional(),
  /**
   * The last of several dates: any of its nights, any of its days. What is let by the night, week or day is let for all
   * of them, by the night from `date` until the departure on this one.
   */
  until: s.calendarDate.optional(),
  /**
   * Other dates that will do as well, parted by commas: of a Monday or a Friday the Friday. After `date`, beside no
   * `until`; what is let is let for one of them.
   */
  also: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(s.calendarDate).max(maxAlso))
    .optional(),
  /** Events that begin in that part of the day, places that are open then. */
  part: z.enum(dayParts).optional(),
  /** Places that are open at this moment, or at a time of `date` (else of tonight); nothing else has opening hours. */
  open: z.union([z.literal('now'), s.timeOfDay]).optional(),
  /**
   * Rentals that are let for so many hours, days, nights or weeks, or for a weekend: `3d`, `1w`. Between two dates that lie
   * further apart they are found by the first stay of that length that is free, from a date alone by the one that begins then.
   */
  length: z.string().regex(stayLength, 'Must be a length like 3d, 2n, 1w or weekend').optional(),
  /** Rentals that take so many, or have that many free. */
  people: s.queryNumber(1, maxPeople).optional(),
  /** Rentals that have all of these: known amenities, parted by commas. */
  amenities: z
    .string()
    .max(500)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(searchAmenities)))
    .optional(),
  /** Work in any of these parts of the day or the week, and in none with a minus before it, parted by commas; what says nothing of its hours is in none. */
  shifts: z
    .string()
    .max(100)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(shiftChoices)))
    .optional(),
  /** The time that prices are for: those of what is let are compared in it, and `priceMin` of work is its pay. Where a stay is asked, a unit costs what it does then. */
  per: z.enum(pricePeriods).optional(),
  priceMin: euro.optional(),
  priceMax: euro.optional(),
  /** So many stars at least. */
  rating: z.enum(ratingSteps).transform(Number).pipe(z.number().min(0).max(5)).optional(),
  sort: z.enum(searchSorts).optional(),
  page: s.queryNumber(1, maxSearchPages).optional(),
};

export const SearchQuery = z.strictObject({ ...filters, lat: degrees(90).optional(), lng: degrees(180).optional() });
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A circle: its middle in degrees, its radius in kilometres. */
export const NearbyQuery = z.strictObject({
  ...filters,
  lat: degrees(90).default(town.latitude),
  lng: degrees(180).default(town.longitude),
  radius: kilometres.default(nearbyRadius),
});
export type NearbyQuery = z.infer<typeof NearbyQuery>;

/** How many there are; `isMore` when counting stopped at the bound. */
export const Count = z.strictObject({ count: z.number().int(), isMore: z.boolean() });
export type Count = z.infer<typeof Count>;

/** One choice of a filter, and how many listings it would leave beside the other filters that are set. */
const FacetOption = z.strictObject({ value: z.string(), ...Count.shape });

/** What the words of a search were understood as: the filters that are set by them, and the words that were left. */
const Understood = z.strictObject({
  query: z.string(),
  location: z.string().optional(),
  date: s.calendarDate.optional(),
  until: s.calendarDate.optional(),
  /** Parted by commas. */
  also: z.string().optional(),
  part: z.enum(dayParts).optional(),
  open: z.string().optional(),
  people: z.number().int().optional(),
  length: z.string().optional(),
  /** Known ones, parted by commas. */
  amenities: z.string().optional(),
  shifts: z.string().optional(),
  per: z.enum(pricePeriods).optional(),
  /** In euro. */
  priceMin: z.number().optional(),
  priceMax: z.number().optional(),
  sort: z.enum(searchSorts).optional(),
});

export const SearchResult = z.strictObject({
  ...foundOfEach,
  /** Where few are what was asked for: what is near; beyond a price or a date only just, or where none of what is let is free then (decisions 0211 and 0223), never beyond a number of people. */
  near: z.strictObject({ ...foundOfEach, shelves: z.array(z.enum(listingKinds)) }),
  /** Null when the words are searched as they are: a page may put the filters into its address in their place. */
  understood: Understood.nullable(),
  /** Of each kind, with every filter applied. */
  totals: z.strictObject(ofEachKind(() => Count)),
  facets: z.strictObject(
    Object.fromEntries(facetNames.map((name) => [name, z.array(FacetOption)])) as Record<
      (typeof facetNames)[number],
      z.ZodArray<typeof FacetOption>
    >,
  ),
  /** The kinds in the order of their best answers; those without one are not in it. */
  shelves: z.array(z.enum(listingKinds)),
  /** Ids of the best answers of several kinds, the best first; each is in the list of its kind. None where one kind answers best by itself. */
  best: z.array(s.id),
  /** What is left out for being let for more nights than were asked, though free from that day on: how many of the fewest. */
  longer: z.strictObject({ nights: z.number().int(), count: z.number().int() }).nullable(),
  /** Of one kind: which page this is, of how many. All kinds at once show the first few of each on one page. */
  page: z.number().int(),
  pages: z.number().int(),
  /** The words that were searched instead of mistyped ones; null when what was typed was searched. */
  correction: z.string().nullable(),
  /** False when nothing has all the words, and what has some of them is shown instead. */
  hasAllWords: z.boolean(),
  /** What was asked for and is not looked for then, since nothing has it together with the rest; empty where any of the words will do. */
  leftOut: z.array(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** A pin on the map: with a price, or the hour at which it begins, where its kind has them. */
export const Marker = z.strictObject({
  id: s.id,
  type: z.enum(listingKinds),
  category: z.string(),
  title: z.string(),
  latitude: s.latitude,
  longitude: s.longitude,
  price: s.wirePrice.nullable(),
  currency: s.currency.nullable(),
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
});
export type Marker = z.infer<typeof Marker>;

/** The nearest first; `markers` are all there are in the circle, up to a bound, whatever the page. */
export const NearbyResult = SearchResult.extend({
  markers: z.array(Marker),
  /** There are more in the circle than markers. */
  isMore: z.boolean(),
});
export type NearbyResult = z.infer<typeof NearbyResult>;

/** What may be meant, while somebody types: a listing, a kind of listing, a whole phrase in the page's language. */
export const Suggestion = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('listing'),
    type: z.enum(listingKinds),
    id: s.id,
    title: z.string(),
    location: z.string(),
  }),
  z.strictObject({ kind: z.literal('category'), type: z.enum(listingKinds), category: z.string() }),
  z.strictObject({ kind: z.literal('words'), text: z.string() }),
]);
export type Suggestion = z.infer<typeof Suggestion>;

/** What is at a place of the directory: of a place its own, of an event or a job the place's others. */
const AtPlace = z.strictObject({
  /** The place, where it is another listing than the one looked at. */
  place: listed.businesses.nullable(),
  events: listedOfEach.events,
  jobs: listedOfEach.jobs,
});

export const SimilarResult = z.strictObject({ ...listedOfEach, atPlace: AtPlace });
export type SimilarResult = z.infer<typeof SimilarResult>;

/** What is asked for a date shows what is booked; where somebody is stands in no memory but their own. */
const kept = {
  keeps: [...listingKinds, 'search_synonyms'],
  keepsWith: { date: ['rental_slots', 'rental_seasons'] },
  keepsNothingWith: ['lat'],
} as const;

export const endpoints = promise({
  'GET /api/search/advanced': {
    summary: 'Published listings by words, in either language, and filters; a few of each kind, or a page of one',
    access: 'public',
    query: SearchQuery,
    reply: SearchResult,
    ...kept,
  },
  'GET /api/search/nearby': {
    summary: 'The same within a circle, nearest first, with a marker for each',
    access: 'public',
    query: NearbyQuery,
    reply: NearbyResult,
    ...kept,
  },
  'GET /api/search/suggest': {
    summary: 'What may be meant by the first letters of a search: at most eight suggestions',
    access: 'public',
    query: z.strictObject({ query: words }),
    reply: z.array(Suggestion),
    keeps: listingKinds,
  },
  'GET /api/search/similar': {
    summary:
      'What somebody who looks at a listing may like as well: at most four of its kind; and what else is at the same place, at most six of each',
    access: 'public',
    query: z.strictObject({ type: z.enum(listingKinds), id: s.id }),
    reply: SimilarResult,
    keeps: listingKinds,
  },
});
