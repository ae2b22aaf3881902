/** What the directory promises (specification sections 3 and 7; decisions, Listings). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { daily } from '#market/listings/daily.ts';
import { draft, openLine, openText, whole } from '#market/listings/draft-schemas.ts';
import * as listing from '#market/listings/listing-schemas.ts';
import * as s from '#kit/shared/schemas.ts';
import { WornPoster } from '#market/posters/contract.ts';
import { phone } from '#market/town/phone.ts';
import { datesIn, maxExceptionDays } from './opening.ts';
import { businessCategories, priceRanges } from './rules.ts';

export const OpeningHours = z.strictObject({
  days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  opens: s.timeOfDay,
  closes: s.timeOfDay,
});

const OpeningSpan = z.strictObject({ opens: s.timeOfDay, closes: s.timeOfDay });
/** Its fields in every shape; the note is in the reader’s language, or in both. */
const exceptionFields = {
  from: s.calendarDate,
  /** Not before `from`, and within a year of it (422). */
  until: s.calendarDate,
  /** The weekdays that it is about. */
  days: z.array(z.number().int().min(0).max(6)).min(1).max(7).default([0, 1, 2, 3, 4, 5, 6]),
  /** When it opens on these dates instead of as in the week; none is closed. */
  spans: z.array(OpeningSpan).max(2).default([]),
};
/** Dates on which a place opens otherwise: a feast, a holiday, a season. What is said of fewer dates counts. */
export const OpeningException = z.strictObject({ ...exceptionFields, note: z.string() });
export type OpeningException = z.infer<typeof OpeningException>;
const StoredException = z.strictObject({ ...exceptionFields, note: listing.storedText });
export type StoredException = z.infer<typeof StoredException>;
const NewException = z
  .strictObject({ ...exceptionFields, note: s.optionalLocalizedLine(120) })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'Must not be before from' })
  .refine((one) => datesIn(one) <= maxExceptionDays, { path: ['until'], message: 'Must be within a year of from' });
/** How many exceptions one place may have. */
export const maxExceptions = 40;

export const Business = z.strictObject({
  id: s.id,
  name: z.string(),
  description: z.string(),
  foreign: listing.foreign('description'),
  imageUrl: z.string().nullable(),
  category: z.enum(businessCategories),
  location: z.string(),
  address: z.string(),
  /** A firm's own public line and address, given to be shown. */
  phone: z.string(),
  email: z.string(),
  website: z.string().nullable(),
  images: z.array(z.string()),
  openingHours: z.array(OpeningHours),
  openingExceptions: z.array(OpeningException),
  priceRange: z.enum(priceRanges),
  /** Out of 5, two places, of its guests’ reviews alone; null while there is none. */
  rating: z.number().min(0).max(5).nullable(),
  reviewCount: z.number().int(),
  /** Tables with service can be had. */
  vip: z.boolean(),
  /** Its owner has a plan that says so. */
  partner: z.boolean(),
  featured: z.boolean(),
  latitude: s.latitude.nullable(),
  longitude: s.longitude.nullable(),
  photos: z.array(listing.Photo),
  poster: WornPoster,
});
export type Business = z.infer<typeof Business>;

/** What its own page tells besides, and no list. */
export const BusinessDetail = Business.extend({
  /** A line for each thing, its price at the end (`menuOf`); empty where nobody has said. */
  menu: z.string(),
  /** What is on offer, and from when until when. */
  offer: z.string(),
  offerFrom: s.calendarDate.nullable(),
  offerUntil: s.calendarDate.nullable(),
  foreign: listing.foreign('description', 'menu', 'offer'),
});
export type BusinessDetail = z.infer<typeof BusinessDetail>;

export const NewBusiness = z.strictObject({
  name: s.line(120),
  description: s.localizedText(2000),
  imageUrl: s.link.nullish().transform((url) => url ?? null),
  category: z.enum(businessCategories).default('restaurant'),
  location: s.line(120),
  address: s.line(200),
  phone,
  email: s.email,
  website: s.link.nullish().transform((url) => url ?? null),
  images: z.array(s.link).max(20).default([]),
  openingHours: z.array(OpeningHours).max(21).default([]),
  openingExceptions: z.array(NewException).max(maxExceptions).default([]),
  priceRange: z.enum(priceRanges).default('€€'),
  menu: s.optionalLocalizedText(4000),
  offer: s.optionalLocalizedLine(160),
  offerFrom: s.calendarDate.nullish().transform((date) => date ?? null),
  /** Not before `offerFrom` (422). */
  offerUntil: s.calendarDate.nullish().transform((date) => date ?? null),
  vip: z.boolean().default(false),
  featured: z.boolean().default(false),
  latitude: s.latitude.nullish().transform((value) => value ?? null),
  longitude: s.longitude.nullish().transform((value) => value ?? null),
  ...listing.newListing,
});
export type NewBusiness = z.infer<typeof NewBusiness>;

export const ChangedBusiness = NewBusiness.extend(listing.changedListing);
export type ChangedBusiness = z.infer<typeof ChangedBusiness>;
/** The same as a form sends it. */
export type BusinessInput = z.input<typeof ChangedBusiness>;

/** What a draft of a place may leave open. */
const businessGaps = {
  name: openLine(NewBusiness.shape.name),
  description: openText(NewBusiness.shape.description),
  location: openLine(NewBusiness.shape.location),
  address: openLine(NewBusiness.shape.address),
  phone: openLine(NewBusiness.shape.phone),
  email: openLine(NewBusiness.shape.email),
  ...draft,
};

/** What is sent of a place: all that is asked for, or a draft. */
const SentBusiness = z.discriminatedUnion('status', [NewBusiness.extend(whole), NewBusiness.extend(businessGaps)]);
const SentChange = z.discriminatedUnion('status', [
  ChangedBusiness.extend(whole),
  ChangedBusiness.extend(businessGaps),
]);

/** What is public of a place that was saved, and what waits. */
const SavedBusiness = Business.extend(listing.savedListing);
export type SavedBusiness = z.infer<typeof SavedBusiness>;

/** A place as the desk sees it: all that is stored, in both languages. */
export const BusinessRecord = z.strictObject({
  ...listing.listingRecord,
  name: z.string(),
  description: listing.storedText,
  imageUrl: z.string().nullable(),
  category: z.enum(businessCategories),
  phone: z.string(),
  email: z.string(),
  website: z.string().nullable(),
  images: z.array(z.string()),
  openingHours: z.array(OpeningHours),
  openingExceptions: z.array(StoredException),
  priceRange: z.enum(priceRanges),
  featured: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  vip: z.boolean(),
  menu: listing.storedText,
  offer: listing.storedText,
  offerFrom: s.calendarDate.nullable(),
  offerUntil: s.calendarDate.nullable(),
});
export type BusinessRecord = z.infer<typeof BusinessRecord>;

export const BusinessFilter = z.strictObject({
  featured: s.queryFlag.optional(),
  category: z.enum(businessCategories).optional(),
  ...s.pageQuery,
});
export type BusinessFilter = z.infer<typeof BusinessFilter>;

export const BusinessDeskFilter = z.strictObject({
  ...s.deskQuery(['updated', 'name', 'rating']),
  ...listing.listingFilter,
  category: z.enum(businessCategories).optional(),
});
export type BusinessDeskFilter = z.infer<typeof BusinessDeskFilter>;

/** How a place is open today: not at all, longer than else, or again as it was before that was said. */
const Today = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('closed') }),
  z.strictObject({ state: z.literal('late'), closes: s.timeOfDay }),
  z.strictObject({ state: z.literal('usual') }),
]);
export type Today = z.infer<typeof Today>;

/** Of one place, for rooms that show several kinds. */
export const businessSchemas = {
  listed: Business,
  found: Business,
  asked: {
    phone: phone.optional(),
    email: s.email.optional(),
    website: s.link.nullish(),
    price_range: z.enum(priceRanges).optional(),
    opening_hours: z.array(OpeningHours).max(21).optional(),
    menu: listing.proposedText(s.text(4000)).optional(),
    offer: listing.proposedText(s.line(160)).optional(),
  },
} as const;

export const endpoints = promise({
  'GET /api/businesses': {
    summary: 'Published places: featured first, then best rated',
    access: 'public',
    query: BusinessFilter,
    reply: z.array(Business),
    keeps: ['businesses'],
  },
  'GET /api/businesses/{id}': {
    summary: 'One published place with all that its page tells',
    access: 'public',
    reply: BusinessDetail,
    keeps: ['businesses'],
  },
  'POST /api/businesses': {
    summary: 'Publish a place, or keep it as a draft; a business account’s is a draft of its own',
    access: 'business',
    team: ['editor'],
    body: SentBusiness,
    reply: Business,
    status: 201,
    daily: daily.make,
  },
  'PUT /api/businesses/{id}': {
    summary: 'Replace a place in any state',
    access: 'business',
    team: ['editor'],
    body: SentChange,
    reply: SavedBusiness,
    daily: daily.change,
  },
  'DELETE /api/businesses/{id}': {
    summary: 'Take a place off the public lists',
    access: 'business',
    team: ['editor'],
    moderates: true,
    query: listing.removedListing,
    reply: listing.Removed,
  },
  'POST /api/businesses/{id}/copies': {
    summary:
      'Make a draft like a place of one’s own, with its photos and without its ratings, its state and its place in front',
    access: 'business',
    team: ['editor'],
    reply: BusinessRecord,
    status: 201,
    daily: daily.make,
  },
  'POST /api/businesses/{id}/steps': {
    summary:
      'Ask for the review of one’s own place, pause it or take it up again; at the desk, publish or return what waits. 409 invalid_transition',
    access: 'business',
    team: ['editor'],
    moderates: true,
    body: listing.ListingStep,
    reply: BusinessRecord,
    daily: daily.step,
  },
  'PUT /api/businesses/{id}/today': {
    summary:
      'Close a place of one’s own for today, keep it open later than else, or take that back. It ends by itself with the night. 409 invalid_transition where there is nothing to prolong or to take back',
    access: 'business',
    team: ['editor'],
    body: Today,
    reply: BusinessRecord,
    daily: daily.change,
  },
  'GET /api/admin/businesses': {
    summary:
      'Places as the desk sees them: drafts too, withdrawn ones where asked for; last changed first. A business account sees its own',
    access: 'business',
    team: ['editor'],
    moderates: true,
    query: BusinessDeskFilter,
    csv: 'personal',
    reply: z.array(BusinessRecord),
  },
  'GET /api/admin/businesses/{id}': {
    summary: 'One place in any state',
    access: 'business',
    team: ['editor'],
    moderates: true,
    reply: BusinessRecord,
  },
});
