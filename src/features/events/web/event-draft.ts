import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import type { Fold } from '#kit/shared/dates.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { centsOf, priceOf } from '#kit/shared/money.ts';
import * as draft from '#market/listings/web/fields/draft-values.ts';
import type { ListingPlan } from '#market/listings/web/desk/listing.ts';
import {
  freshListing,
  listingBody,
  listingDraft,
  listingPreview,
  listingRules,
  type ListingDraft,
} from '#market/listings/web/desk/listing-draft.ts';
import type { endpoints, Event, EventRecord } from '../contract.ts';

/** An event as its form holds it. */
export type EventDraft = ListingDraft & {
  readonly title: draft.Bilingual;
  readonly category: Event['category'];
  readonly price: string;
  readonly currency: Event['currency'];
  readonly date: string;
  readonly time: string;
  /** Of a time that the clock shows twice; empty while nobody was asked. */
  readonly fold: Fold | '';
  readonly duration: draft.Bilingual;
  readonly organizer: string;
  readonly capacity: string;
  readonly cancellation: Event['cancellation'];
  readonly featured: boolean;
  readonly imageUrl: string;
};

export type EventBody = Omit<NonNullable<BodyInputOf<(typeof endpoints)['PUT /api/events/{id}']>>, 'version'>;

/** A new event: specification section 5. */
const fresh: EventDraft = {
  ...freshListing,
  title: draft.bilingual(),
  category: 'party',
  price: '0.00',
  currency: 'EUR',
  date: '',
  time: '',
  fold: '',
  duration: draft.bilingual(),
  organizer: '',
  capacity: '100',
  cancellation: 'flexible',
  featured: false,
  imageUrl: '',
};

function draftOf(record?: EventRecord): EventDraft {
  if (!record) return fresh;
  return {
    ...listingDraft(record),
    title: draft.bilingual(record.title),
    category: record.category,
    price: record.price === null ? '' : draft.priceText(record.price),
    currency: record.currency,
    date: record.date ?? '',
    time: record.time ?? '',
    fold: record.fold ?? '',
    duration: draft.bilingual(record.duration),
    organizer: record.organizer,
    capacity: String(record.capacity),
    cancellation: record.cancellation,
    featured: record.featured,
    imageUrl: record.imageUrl ?? '',
  };
}

function bodyOf({ place, ...values }: EventDraft): EventBody {
  return {
    ...values,
    ...listingBody({ ...values, place }),
    title: draft.localizedOf(values.title),
    duration: draft.localizedOf(values.duration),
    price: values.price.trim() || null,
    date: values.date || null,
    time: values.time || null,
    fold: values.fold || null,
    capacity: Number(values.capacity),
    imageUrl: values.imageUrl.trim() || null,
  };
}

/** All is required of a new event; one announced without its date or price may stay so (decisions, Approving). */
export const eventPlan: ListingPlan<EventRecord, EventDraft, EventBody> = {
  rules: {
    ...listingRules,
    title: { required: true },
    price: { required: 'new', kind: 'price' },
    currency: {},
    address: { required: true },
    date: { required: 'new' },
    time: { required: 'new' },
    fold: {},
    duration: { required: true },
    organizer: { required: true },
    capacity: { required: true, kind: 'whole' },
    cancellation: {},
    featured: {},
    imageUrl: { required: 'new', unless: 'photos', kind: 'link' },
  },
  draftOf,
  bodyOf,
};

/** The event as its public card will show it. */
export function eventPreview(values: EventDraft, record: EventRecord | undefined, language: Language): Event {
  const cents = centsOf(values.price);
  return {
    ...listingPreview(values, record, language),
    title: inLanguage(draft.localizedOf(values.title), language),
    category: values.category,
    price: cents === undefined ? null : priceOf(cents),
    currency: values.currency,
    date: values.date || null,
    time: values.time || null,
    duration: inLanguage(draft.localizedOf(values.duration), language),
    organizer: values.organizer,
    imageUrl: values.imageUrl || null,
    featured: values.featured,
    cancellation: values.cancellation,
    soldOut: record !== undefined && record.placesTaken >= Number(values.capacity),
  };
}
