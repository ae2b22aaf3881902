/** What the rentals room promises (specification sections 3 and 7; decisions, Listings). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { daily } from '#market/listings/daily.ts';
import * as listing from '#market/listings/listing-schemas.ts';
import { unsold } from '#market/listings/unsold.ts';
import * as s from '#kit/shared/schemas.ts';
import { WornPoster } from '#market/posters/contract.ts';
import { Availability, AvailabilityQuery, Block, FreedDays, NewBlock, NewSeason, Season } from './days.ts';
import { RentalDeskFilter, RentalFilter } from './filters.ts';
import { maxHouseRules, priceUnits, rentalCategories } from './rules.ts';
import { SentChange, SentRental } from './sent.ts';
import { depositTerms, dwelling, extras, priceUnit, terms, told, vatSupply } from './written.ts';

export { Availability, AvailabilityQuery, Block, FreedDays, NewBlock, NewSeason, Season } from './days.ts';
export { RentalDeskFilter, RentalFilter } from './filters.ts';
export { ChangedRental, NewRental } from './written.ts';
export type { RentalInput } from './written.ts';

export const Rental = z.strictObject({
  id: s.id,
  title: z.string(),
  description: z.string(),
  foreign: listing.foreign('title', 'description'),
  imageUrl: z.string().nullable(),
  category: z.enum(rentalCategories),
  /** Null while to be announced, as the unit and the capacity while nobody has named them. */
  price: s.wirePrice.nullable(),
  currency: s.currency,
  ...unsold,
  priceUnit: z.enum(priceUnits).nullable(),
  /** What the shortest booking costs, of what is let by several hours at least (`minUnits`); null of all else. */
  least: s.wirePrice.nullable(),
  location: z.string(),
  address: z.string(),
  /** Guests at most. */
  capacity: z.number().int().nullable(),
  ...dwelling,
  amenities: z.array(z.string()),
  images: z.array(z.string()),
  featured: z.boolean(),
  /** Out of 5, two places, of its guests’ reviews alone; null while there is none. */
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.number().int(),
  /** An apartment or a villa whose place on the map is at a beach (`isBeachfront`). */
  beachfront: z.boolean(),
  /** Its owner has a plan that says so. */
  partner: z.boolean(),
  latitude: s.latitude.nullable(),
  longitude: s.longitude.nullable(),
  photos: z.array(listing.Photo),
  poster: WornPoster,
  ...terms,
  /** The owner's own, null unless the owner lets everybody see them (quality, Security). */
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
});
export type Rental = z.infer<typeof Rental>;

/** What makes its prices beside that of a unit, and its deposit; none of the discounts means anything by hour and person. */
const toldPrices = {
  /** Of a unit that begins on a day of the weekend; null where that costs what others do. */
  weekendPrice: s.wirePrice.nullable(),
  cleaningFee: s.wirePrice,
  weekDiscount: extras.weekDiscount,
  monthDiscount: extras.monthDiscount,
  /** Left with its owner on arrival and given back at the end; in no sum. */
  deposit: s.wirePrice,
  depositWay: depositTerms.depositWay,
};

/** What its own page tells besides, and no list. */
export const RentalDetail = Rental.extend({
  ...told,
  ...toldPrices,
  /** Those that are not over, the next one first. */
  seasons: z.array(Season.omit({ id: true })),
  houseRules: z.array(z.string()),
  foreign: listing.foreign('title', 'description', 'houseRules'),
});
export type RentalDetail = z.infer<typeof RentalDetail>;

/** What is public of a rental that was saved, and what waits. */
const SavedRental = Rental.extend(listing.savedListing);
export type SavedRental = z.infer<typeof SavedRental>;

/** A rental as the desk sees it: all that is stored, in both languages. */
export const RentalRecord = z.strictObject({
  ...listing.listingRecord,
  title: listing.storedText,
  description: listing.storedText,
  imageUrl: z.string().nullable(),
  category: z.enum(rentalCategories),
  price: s.wirePrice.nullable(),
  currency: s.currency,
  priceUnit: z.enum(priceUnits).nullable(),
  capacity: z.number().int().nullable(),
  ...dwelling,
  amenities: z.array(z.string()),
  images: z.array(z.string()),
  contactPhone: z.string(),
  contactEmail: z.string(),
  contactPublic: z.boolean(),
  featured: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  door: z.string(),
  arrival: listing.storedText,
  ...told,
  ...toldPrices,
  houseRules: listing.storedList,
  ...terms,
  vatSupply,
});
export type RentalRecord = z.infer<typeof RentalRecord>;

/**
 * Among search results a rental names its price and unit as the specification does there (section 3), and the stay that
 * was asked for as far as it is known, as its page and the checkout take it; null where no date was asked.
 */
const FoundRental = Rental.extend({
  pricePerUnit: Rental.shape.price,
  unit: Rental.shape.priceUnit,
  stay: z
    .strictObject({
      from: s.calendarDate,
      units: z.number().int().optional(),
      quantity: z.number().int(),
    })
    .nullable(),
  /** What that stay costs: a unit that begins on its day; and all of it with what is paid once, once it is known how long. */
  cost: z.strictObject({ price: s.wirePrice, total: s.wirePrice.optional() }).nullable(),
});
export type FoundRental = z.infer<typeof FoundRental>;

/** Of one rental, for rooms that show several kinds. */
export const rentalSchemas = {
  listed: Rental,
  found: FoundRental,
  asked: {
    price: listing.proposedPrice,
    price_unit: priceUnit.optional(),
    capacity: listing.proposedCapacity,
    bedrooms: dwelling.bedrooms.optional(),
    beds: dwelling.beds.optional(),
    bathrooms: dwelling.bathrooms.optional(),
    floor_area: told.floorArea.optional(),
    pets: told.pets.optional(),
    /** In the language that the proposal was written in. */
    house_rules: z.array(s.line(160)).max(maxHouseRules).optional(),
    host: told.host.optional(),
    licence: told.licence.optional(),
  },
} as const;

export const endpoints = promise({
  'GET /api/rentals': {
    summary: 'Published rentals: featured first, then best rated',
    access: 'public',
    query: RentalFilter,
    reply: z.array(Rental),
    keeps: ['rentals'],
  },
  'GET /api/rentals/{id}': {
    summary: 'One published rental with all that its page tells',
    access: 'public',
    reply: RentalDetail,
    keeps: ['rentals', 'rental_seasons'],
  },
  'GET /api/rentals/{id}/availability': {
    summary:
      'What is free of a rental on each of at most 100 days, nothing from 18 months ahead on; 422 not_for_sale when it can’t be booked at all',
    access: 'public',
    query: AvailabilityQuery,
    reply: Availability,
    keeps: ['rentals', 'rental_slots'],
  },
  'POST /api/rentals': {
    summary:
      'Publish a rental, or keep it as a draft, with its periods of other prices; a business account’s is a draft of its own',
    access: 'business',
    team: ['editor'],
    body: SentRental,
    reply: Rental,
    status: 201,
    daily: daily.make,
  },
  'PUT /api/rentals/{id}': {
    summary: 'Replace a rental in any state',
    access: 'business',
    team: ['editor'],
    body: SentChange,
    reply: SavedRental,
    daily: daily.change,
  },
  'DELETE /api/rentals/{id}': {
    summary: 'Take a rental off the public lists',
    access: 'business',
    team: ['editor'],
    moderates: true,
    query: listing.removedListing,
    reply: listing.Removed,
  },
  'GET /api/rentals/{id}/blocks': {
    summary: 'Dates on which a rental is kept back, those to come',
    access: 'business',
    team: ['editor'],
    reply: z.array(Block),
  },
  'POST /api/rentals/{id}/blocks': {
    summary: 'Keep a rental, or some of the things alike, back; 409 dates_unavailable when bookings stand there',
    access: 'business',
    team: ['editor'],
    body: NewBlock,
    reply: Block,
    status: 201,
  },
  'DELETE /api/rentals/{id}/blocks/{block}': {
    summary: 'Let people book these dates again',
    access: 'business',
    team: ['editor'],
    reply: listing.Removed,
  },
  'POST /api/rentals/{id}/blocks/{block}/freed-days': {
    summary: 'Let people book some of these dates again; tells what stays blocked, before and after them',
    access: 'business',
    team: ['editor'],
    body: FreedDays,
    reply: z.strictObject({ left: z.array(Block) }),
  },
  'GET /api/rentals/{id}/seasons': {
    summary: 'Periods of a rental with a price of their own, in the order of their days, those that are over too',
    access: 'business',
    team: ['editor'],
    reply: z.array(Season),
  },
  'POST /api/rentals/{id}/seasons': {
    summary: 'Give some days of a rental a price of their own; 409 conflict when another period has one of them',
    access: 'business',
    team: ['editor'],
    body: NewSeason,
    reply: Season,
    status: 201,
    daily: daily.change,
  },
  'PUT /api/rentals/{id}/seasons/{season}': {
    summary:
      'Give a period other days, another price or another shortest stay: what is held or booked stays as it is; 409 conflict when another period has one of these days',
    access: 'business',
    team: ['editor'],
    body: NewSeason,
    reply: Season,
    daily: daily.change,
  },
  'DELETE /api/rentals/{id}/seasons/{season}': {
    summary: 'Take a period away: its days cost what the others cost, and what is held or booked stays as it is',
    access: 'business',
    team: ['editor'],
    reply: listing.Removed,
  },
  'POST /api/rentals/{id}/copies': {
    summary:
      'Make a draft like a rental of one’s own, with its photos and without its bookings, its state and its place in front',
    access: 'business',
    team: ['editor'],
    reply: RentalRecord,
    status: 201,
    daily: daily.make,
  },
  'POST /api/rentals/{id}/steps': {
    summary:
      'Ask for the review of one’s own rental, pause it or take it up again; at the desk, publish or return what waits. 409 invalid_transition',
    access: 'business',
    team: ['editor'],
    moderates: true,
    body: listing.ListingStep,
    reply: RentalRecord,
    daily: daily.step,
  },
  'GET /api/admin/rentals': {
    summary: 'Rentals at the desk, drafts too, withdrawn ones where asked for; a business account sees its own',
    access: 'business',
    team: ['editor'],
    moderates: true,
    query: RentalDeskFilter,
    csv: 'personal',
    reply: z.array(RentalRecord),
  },
  'GET /api/admin/rentals/{id}': {
    summary: 'One rental in any state',
    access: 'business',
    team: ['editor'],
    moderates: true,
    reply: RentalRecord,
  },
});
