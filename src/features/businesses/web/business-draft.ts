import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import * as draft from '#kit/web/desk/fields/draft-values.ts';
import type { Interval } from '#kit/web/desk/fields/hours-field.tsx';
import type { ListingPlan } from '#kit/web/desk/listings/listing.ts';
import type { Business, BusinessRecord, endpoints } from '../contract.ts';

/** A place of the directory as its form holds it. */
export type BusinessDraft = {
  readonly status: 'draft' | 'published';
  readonly name: string;
  readonly description: draft.Bilingual;
  readonly category: Business['category'];
  readonly priceRange: Business['priceRange'];
  readonly location: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly openingHours: readonly Interval[];
  readonly images: string;
  readonly imageUrl: string;
  readonly featured: boolean;
  readonly photos: readonly draft.DraftPhoto[];
  readonly place: draft.PlaceText;
};

type Body = NonNullable<BodyInputOf<(typeof endpoints)['POST /api/businesses']>>;

/** A new place: specification section 5. */
const fresh: BusinessDraft = {
  status: 'published',
  name: '',
  description: draft.bilingual(),
  category: 'restaurant',
  priceRange: '€€',
  location: '',
  address: '',
  phone: '',
  email: '',
  website: '',
  openingHours: [],
  images: '',
  imageUrl: '',
  featured: false,
  photos: [],
  place: draft.placeText(),
};

function draftOf(record?: BusinessRecord): BusinessDraft {
  if (!record) return fresh;
  return {
    // Whoever saves a deleted place wants it back.
    status: record.status === 'draft' ? 'draft' : 'published',
    name: record.name,
    description: draft.bilingual(record.description),
    category: record.category,
    priceRange: record.priceRange,
    location: record.location,
    address: record.address,
    phone: record.phone,
    email: record.email,
    website: record.website ?? '',
    openingHours: record.openingHours,
    images: draft.lineOf(record.images),
    imageUrl: record.imageUrl ?? '',
    featured: record.featured,
    photos: record.photos.map(draft.draftPhoto),
    place: draft.placeText(record),
  };
}

const hoursOf = (hours: readonly Interval[]) => hours.map(({ days, ...times }) => ({ ...times, days: [...days] }));

function bodyOf({ place, ...values }: BusinessDraft, record?: BusinessRecord): Body {
  return {
    ...values,
    ...draft.placeOf(place),
    description: draft.localizedOf(values.description),
    website: values.website.trim() || null,
    openingHours: hoursOf(values.openingHours),
    images: draft.listOf(values.images, record?.images),
    imageUrl: values.imageUrl.trim() || null,
    photos: values.photos.map(draft.photoOf),
  };
}

export const businessPlan: ListingPlan<BusinessRecord, BusinessDraft, Body> = {
  rules: {
    status: {},
    name: { required: true },
    description: { required: true },
    category: {},
    priceRange: {},
    location: { required: true },
    address: { required: true },
    phone: { required: true },
    email: { required: true, kind: 'email' },
    website: { kind: 'link' },
    openingHours: { kind: 'hours' },
    images: { kind: 'links' },
    imageUrl: { kind: 'link' },
    featured: {},
    photos: { kind: 'photos' },
    place: { kind: 'place' },
  },
  draftOf,
  bodyOf,
};

/** Hours that are whole enough for the sign that says whether a place is open. */
const isWhole = ({ days, opens, closes }: Interval) => days.length > 0 && opens !== '' && closes !== '';

/** The place as its public card will show it. */
export function businessPreview(
  values: BusinessDraft,
  record: BusinessRecord | undefined,
  language: Language,
): Business {
  return {
    id: record?.id ?? 'new',
    name: values.name,
    description: inLanguage(draft.localizedOf(values.description), language),
    imageUrl: values.imageUrl || null,
    category: values.category,
    location: values.location,
    address: values.address,
    phone: values.phone,
    email: values.email,
    website: values.website || null,
    images: draft.listOf(values.images, record?.images),
    openingHours: hoursOf(values.openingHours.filter(isWhole)),
    priceRange: values.priceRange,
    rating: record?.rating ?? null,
    featured: values.featured,
    ...draft.placeOf(values.place),
    photos: draft.shownPhotos(values.photos, language),
  };
}
