import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { centsOf, priceOf } from '#kit/shared/money.ts';
import * as draft from '#kit/web/desk/fields/draft-values.ts';
import type { ListingPlan } from '#kit/web/desk/listings/listing.ts';
import type { endpoints, Event, EventRecord } from '../contract.ts';

/** An event as its form holds it. */
export type EventDraft = {
  readonly status: 'draft' | 'published';
  readonly title: draft.Bilingual;
  readonly description: draft.Bilingual;
  readonly category: Event['category'];
  readonly price: string;
  readonly currency: Event['currency'];
  readonly location: string;
  readonly address: string;
  readonly date: string;
  readonly time: string;
  readonly duration: draft.Bilingual;
  readonly organizer: string;
  readonly capacity: string;
  readonly cancellation: Event['cancellation'];
  readonly featured: boolean;
  readonly imageUrl: string;
  readonly photos: readonly draft.DraftPhoto[];
  readonly place: draft.PlaceText;
};

export type EventBody = Omit<NonNullable<BodyInputOf<(typeof endpoints)['PUT /api/events/{id}']>>, 'version'>;

/** A new event: specification section 5. */
const fresh: EventDraft = {
  status: 'published',
  title: draft.bilingual(),
  description: draft.bilingual(),
  category: 'party',
  price: '0.00',
  currency: 'EUR',
  location: '',
  address: '',
  date: '',
  time: '',
  duration: draft.bilingual(),
  organizer: '',
  capacity: '100',
  cancellation: 'flexible',
  featured: false,
  imageUrl: '',
  photos: [],
  place: draft.placeText(),
};

function draftOf(record?: EventRecord): EventDraft {
  if (!record) return fresh;
  return {
    // Whoever saves a deleted event wants it back.
    status: record.status === 'draft' ? 'draft' : 'published',
    title: draft.bilingual(record.title),
    description: draft.bilingual(record.description),
    category: record.category,
    price: record.price === null ? '' : draft.priceText(record.price),
    currency: record.currency,
    location: record.location,
    address: record.address,
    date: record.date ?? '',
    time: record.time ?? '',
    duration: draft.bilingual(record.duration),
    organizer: record.organizer,
    capacity: String(record.capacity),
    cancellation: record.cancellation,
    featured: record.featured,
    imageUrl: record.imageUrl ?? '',
    photos: record.photos.map(draft.draftPhoto),
    place: draft.placeText(record),
  };
}

function bodyOf({ place, ...values }: EventDraft): EventBody {
  return {
    ...values,
    ...draft.placeOf(place),
    title: draft.localizedOf(values.title),
    description: draft.localizedOf(values.description),
    duration: draft.localizedOf(values.duration),
    price: values.price.trim() || null,
    date: values.date || null,
    time: values.time || null,
    capacity: Number(values.capacity),
    imageUrl: values.imageUrl.trim() || null,
    photos: values.photos.map(draft.photoOf),
  };
}

/** All is required of a new event; one announced without its date or price may stay so (decisions, Approving). */
export const eventPlan: ListingPlan<EventRecord, EventDraft, EventBody> = {
  rules: {
    status: {},
    title: { required: true },
    description: { required: true },
    category: {},
    price: { required: 'new', kind: 'price' },
    currency: {},
    location: { required: true },
    address: { required: true },
    date: { required: 'new' },
    time: { required: 'new' },
    duration: { required: true },
    organizer: { required: true },
    capacity: { required: true, kind: 'whole' },
    cancellation: {},
    featured: {},
    imageUrl: { required: 'new', unless: 'photos', kind: 'link' },
    photos: { kind: 'photos' },
    place: { kind: 'place' },
  },
  draftOf,
  bodyOf,
};

/** The event as its public card will show it. */
export function eventPreview(values: EventDraft, record: EventRecord | undefined, language: Language): Event {
  const cents = centsOf(values.price);
  return {
    id: record?.id ?? 'new',
    title: inLanguage(draft.localizedOf(values.title), language),
    description: inLanguage(draft.localizedOf(values.description), language),
    category: values.category,
    price: cents === undefined ? null : priceOf(cents),
    currency: values.currency,
    location: values.location,
    address: values.address,
    date: values.date || null,
    time: values.time || null,
    duration: inLanguage(draft.localizedOf(values.duration), language),
    organizer: values.organizer,
    imageUrl: values.imageUrl || null,
    featured: values.featured,
    cancellation: values.cancellation,
    soldOut: record !== undefined && record.placesTaken >= Number(values.capacity),
    ...draft.placeOf(values.place),
    photos: draft.shownPhotos(values.photos, language),
  };
}
