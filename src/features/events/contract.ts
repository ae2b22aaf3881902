/** What the events room promises (specification sections 3 and 7; decisions, Listings). */
import { z } from 'zod';
import { cancellationPolicies } from '#market/listings/cancellation.ts';
import { promise } from '#kit/shared/endpoint.ts';
import { daily } from '#market/listings/daily.ts';
import { draft, openDate, openLine, openPrice, openText, openTime, whole } from '#market/listings/draft-schemas.ts';
import * as listing from '#market/listings/listing-schemas.ts';
import { unsold } from '#market/listings/unsold.ts';
import * as s from '#kit/shared/schemas.ts';
import { WornPoster } from '#market/posters/contract.ts';
import { eventCategories, eventVatSupplies, maxActs, maxIncluded } from './rules.ts';
import { EventDeskFilter, EventFilter } from './filters.ts';
import { soldAs, soldFields } from './sold-as.ts';
import { Moved } from './whereabouts.ts';
import { town } from '#market/town/town.ts';

export const Event = z.strictObject({
  id: s.id,
  title: z.string(),
  description: z.string(),
  category: z.enum(eventCategories),
  /** Null while to be announced. */
  price: s.wirePrice.nullable(),
  currency: s.currency,
  ...soldAs,
  ...unsold,
  location: z.string(),
  address: z.string(),
  /** Calendar date and time of day in the town's zone; null while to be announced. */
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  /** Only where the clock shows that time twice. */
  fold: s.fold.optional(),
  duration: z.string(),
  foreign: listing.foreign('title', 'description', 'duration'),
  organizer: z.string(),
  /** Who is on stage: a band, a DJ; empty where nobody is named. */
  performer: z.string(),
  imageUrl: z.string().nullable(),
  featured: z.boolean(),
  soldOut: z.boolean(),
  /** Tables with service can be had besides tickets. */
  vip: z.boolean(),
  /** Its owner has a plan that says so. */
  partner: z.boolean(),
  latitude: s.latitude.nullable(),
  longitude: s.longitude.nullable(),
  photos: z.array(listing.Photo),
  poster: WornPoster,
  /** When it went up. */
  postedAt: z.iso.datetime(),
  cancellation: z.enum(cancellationPolicies),
  /** Only of one that was called off: its page says so, and nothing else can be done with it. */
  calledOff: z.literal(true).optional(),
  /** Only of one that was moved when tickets were sold: when and where it was to be before. */
  moved: Moved.optional(),
});
export type Event = z.infer<typeof Event>;

/** Another night of the same series, as far as a line tells of it. */
export const OtherDate = Event.pick({
  id: true,
  title: true,
  date: true,
  time: true,
  fold: true,
  duration: true,
  ...soldFields,
});
export type OtherDate = z.infer<typeof OtherDate>;

/** What its own page tells besides, and no list: what somebody asks who nearly has a ticket. */
export const EventDetail = Event.extend({
  /** Who is on and when, as its organizer wrote it: `23:30 Lucía Mar` (`actOf`). */
  lineUp: z.array(z.string()),
  /** When the doors open; null where nobody has said. */
  doors: s.timeOfDay.nullable(),
  /** From which age, in years; null where it is the town's own. */
  minAge: z.number().int().nullable(),
  /** Empty where anything goes. */
  dressCode: z.string(),
  /** What the price brings along. */
  included: z.array(z.string()),
  foreign: listing.foreign('title', 'description', 'duration', 'dressCode', 'included'),
  /** The public nights of its series, itself left out, the earliest first. */
  otherDates: z.array(OtherDate),
});
export type EventDetail = z.infer<typeof EventDetail>;

const minAge = z.number().int().min(town.promises.minAge).max(99);

export const NewEvent = z.strictObject({
  title: s.localizedLine(120),
  description: s.localizedText(2000),
  category: z.enum(eventCategories).default('party'),
  price: s.price,
  currency: s.currency.default('EUR'),
  location: s.line(120),
  address: s.line(200),
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  /** Needed where the clock shows that time twice (422 time_twice); a time that it skips is refused (422 time_skipped). */
  fold: s.fold.nullish(),
  duration: s.localizedLine(60),
  organizer: s.line(120),
  performer: s.lineOrEmpty(120).default(''),
  businessId: listing.ownPlace,
  lineUp: z.array(s.line(120)).max(maxActs).default([]),
  /** Not after it begins (422). */
  doors: s.timeOfDay.nullish().transform((time) => time ?? null),
  minAge: minAge.nullish().transform((age) => age ?? null),
  dressCode: s.optionalLocalizedLine(120),
  included: s.localizedList(120, maxIncluded).default({}),
  imageUrl: s.link.nullish().transform((url) => url ?? null),
  featured: z.boolean().default(false),
  vip: z.boolean().default(false),
  /** Tickets in all. */
  capacity: z.number().int().min(1).max(100_000).default(100),
  latitude: s.latitude.nullish().transform((value) => value ?? null),
  longitude: s.longitude.nullish().transform((value) => value ?? null),
  ...listing.newListing,
  cancellation: z.enum(cancellationPolicies).default('flexible'),
  /** What is supplied, for the tax; null for what the category usually is. */
  vatSupply: z
    .enum(eventVatSupplies)
    .nullish()
    .transform((supply) => supply ?? null),
});

/** A gap may stay one: an event that was proposed without a price (decisions, Approving a submission). */
export const ChangedEvent = NewEvent.extend({
  ...listing.changedListing,
  price: s.price.nullable(),
  /** Yes to another date, hour or place though tickets are sold; without it that is refused (409 tickets_sold). */
  moves: z.boolean().default(false),
});
export type ChangedEvent = z.infer<typeof ChangedEvent>;
/** The same as a form sends it. */
export type EventInput = z.input<typeof ChangedEvent>;

/** What a draft of an event may leave open. */
const eventGaps = {
  title: openText(NewEvent.shape.title),
  description: openText(NewEvent.shape.description),
  price: openPrice,
  location: openLine(NewEvent.shape.location),
  address: openLine(NewEvent.shape.address),
  date: openDate,
  time: openTime,
  duration: openText(NewEvent.shape.duration),
  organizer: openLine(NewEvent.shape.organizer),
  ...draft,
};

/** What is sent of an event: all that is asked for, or a draft. */
const SentEvent = z.discriminatedUnion('status', [NewEvent.extend(whole), NewEvent.extend(eventGaps)]);
/** The same of one that is there. */
export const SentChange = z.discriminatedUnion('status', [ChangedEvent.extend(whole), ChangedEvent.extend(eventGaps)]);

/** What is public of an event that was saved, and what waits. */
const SavedEvent = Event.extend(listing.savedListing);
export type SavedEvent = z.infer<typeof SavedEvent>;

/** An event as the desk sees it: all that is stored, in both languages. */
export const EventRecord = z.strictObject({
  ...listing.listingRecord,
  title: listing.storedText,
  description: listing.storedText,
  category: z.enum(eventCategories),
  price: s.wirePrice.nullable(),
  currency: s.currency,
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  fold: s.fold.optional(),
  duration: listing.storedText,
  organizer: z.string(),
  performer: z.string(),
  businessId: s.id.nullable(),
  lineUp: z.array(z.string()),
  doors: s.timeOfDay.nullable(),
  minAge: z.number().int().nullable(),
  dressCode: listing.storedText,
  included: listing.storedList,
  imageUrl: z.string().nullable(),
  featured: z.boolean(),
  vip: z.boolean(),
  capacity: z.number().int(),
  /** Held or sold. */
  placesTaken: z.number().int(),
  /** Tickets that stand: what of the places taken is sold. */
  ticketsSold: z.number().int(),
  /** How many wait for places of it, and for how many together (decision 0160). */
  peopleWaiting: z.number().int(),
  placesWanted: z.number().int(),
  cancellation: z.enum(cancellationPolicies),
  vatSupply: z.enum(eventVatSupplies).nullable(),
  /** Of which series it is. */
  seriesId: s.id.nullable(),
  /** When it was called off and everybody got their money back. */
  cancelledAt: z.iso.datetime().nullable(),
  /** None of its tickets is sold for now. */
  salesStopped: z.boolean(),
});
export type EventRecord = z.infer<typeof EventRecord>;

/** Of one event, for rooms that show several kinds. */
export const eventSchemas = {
  listed: Event,
  found: Event,
  asked: {
    date: s.calendarDate.nullish(),
    time: s.timeOfDay.nullish(),
    /** Where the clock shows that time twice. */
    fold: s.fold.nullish(),
    duration: listing.proposedText(s.line(60)).optional(),
    organizer: s.line(120).optional(),
    capacity: listing.proposedCapacity,
    price: listing.proposedPrice,
    doors: s.timeOfDay.optional(),
    min_age: minAge.optional(),
    dress_code: listing.proposedText(s.line(120)).optional(),
    line_up: z.array(s.line(120)).max(maxActs).optional(),
    /** In the language that the proposal was written in. */
    included: z.array(s.line(120)).max(maxIncluded).optional(),
  },
} as const;

const byEditor = { access: 'business', team: ['editor'] } as const;

export const endpoints = promise({
  'GET /api/events': {
    summary: 'Published events from tonight on, soonest first',
    access: 'public',
    query: EventFilter,
    reply: z.array(Event),
    keeps: ['events'],
  },
  'GET /api/events/{id}': {
    summary: 'One published event with all that its page tells, past or called off too',
    access: 'public',
    reply: EventDetail,
    keeps: ['events'],
  },
  'POST /api/events': {
    summary:
      'Publish an event, or keep it as a draft; a business account’s is a draft of its own. 422 in_the_past for a night that is over',
    ...byEditor,
    body: SentEvent,
    reply: Event,
    status: 201,
    daily: daily.make,
  },
  'PUT /api/events/{id}': {
    summary:
      'Replace an event in any state; its capacity may not fall below the tickets already taken. Another date, hour or place while tickets are sold is 409 tickets_sold, with how many orders and tickets in `errors`, until `moves` says yes: then everybody is written to and may return theirs. 422 in_the_past for a night that is over',
    ...byEditor,
    body: SentChange,
    reply: SavedEvent,
    daily: daily.change,
  },
  'DELETE /api/events/{id}': {
    summary: 'Take an event off the public lists; refused while somebody has places and its night is not over',
    ...byEditor,
    moderates: true,
    query: listing.removedListing,
    reply: listing.Removed,
  },
  'POST /api/events/{id}/copies': {
    summary:
      'Make a draft like an event of one’s own, with its photos and without its date, its state and its place in front',
    ...byEditor,
    reply: EventRecord,
    status: 201,
    daily: daily.make,
  },
  'POST /api/events/{id}/steps': {
    summary:
      'Ask for the review of one’s own event, pause it or take it up again; at the desk, publish or return what waits. 409 invalid_transition, 422 in_the_past where it would come up when its night is over',
    ...byEditor,
    moderates: true,
    body: listing.ListingStep,
    reply: EventRecord,
    daily: daily.step,
  },
  'GET /api/admin/events': {
    summary:
      'Events as the desk sees them: drafts too, withdrawn ones where asked for; last changed first. A business account sees its own',
    ...byEditor,
    moderates: true,
    query: EventDeskFilter,
    csv: 'personal',
    reply: z.array(EventRecord),
  },
  'GET /api/admin/events/{id}': {
    summary: 'One event in any state',
    ...byEditor,
    moderates: true,
    reply: EventRecord,
  },
});
