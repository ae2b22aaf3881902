import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import * as draft from '#market/listings/web/fields/draft-values.ts';
import type { Interval } from '#market/listings/web/fields/hours-field.tsx';
import type { ListingPlan } from '#market/listings/web/desk/listing.ts';
import {
  freshListing,
  listingBody,
  listingDraft,
  listingPreview,
  listingRules,
  type ListingDraft,
} from '#market/listings/web/desk/listing-draft.ts';
import type { Business, BusinessRecord, endpoints } from '../contract.ts';

/** A place of the directory as its form holds it. */
export type BusinessDraft = ListingDraft & {
  readonly name: string;
  readonly category: Business['category'];
  readonly priceRange: Business['priceRange'];
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly openingHours: readonly Interval[];
  readonly images: string;
  readonly imageUrl: string;
  readonly featured: boolean;
};

type Body = NonNullable<BodyInputOf<(typeof endpoints)['POST /api/businesses']>>;

/** A new place: specification section 5. */
const fresh: BusinessDraft = {
  ...freshListing,
  name: '',
  category: 'restaurant',
  priceRange: '€€',
  phone: '',
  email: '',
  website: '',
  openingHours: [],
  images: '',
  imageUrl: '',
  featured: false,
};

function draftOf(record?: BusinessRecord): BusinessDraft {
  if (!record) return fresh;
  return {
    ...listingDraft(record),
    name: record.name,
    category: record.category,
    priceRange: record.priceRange,
    phone: record.phone,
    email: record.email,
    website: record.website ?? '',
    openingHours: record.openingHours,
    images: draft.lineOf(record.images),
    imageUrl: record.imageUrl ?? '',
    featured: record.featured,
  };
}

const hoursOf = (hours: readonly Interval[]) => hours.map(({ days, ...times }) => ({ ...times, days: [...days] }));

function bodyOf({ place, ...values }: BusinessDraft, record?: BusinessRecord): Body {
  return {
    ...values,
    ...listingBody({ ...values, place }),
    website: values.website.trim() || null,
    openingHours: hoursOf(values.openingHours),
    images: draft.listOf(values.images, record?.images),
    imageUrl: values.imageUrl.trim() || null,
  };
}

export const businessPlan: ListingPlan<BusinessRecord, BusinessDraft, Body> = {
  rules: {
    ...listingRules,
    name: { required: true },
    priceRange: {},
    address: { required: true },
    phone: { required: true },
    email: { required: true, kind: 'email' },
    website: { kind: 'link' },
    openingHours: { kind: 'hours' },
    images: { kind: 'links' },
    imageUrl: { kind: 'link' },
    featured: {},
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
    ...listingPreview(values, record, language),
    name: values.name,
    imageUrl: values.imageUrl || null,
    category: values.category,
    phone: values.phone,
    email: values.email,
    website: values.website || null,
    images: draft.listOf(values.images, record?.images),
    openingHours: hoursOf(values.openingHours.filter(isWhole)),
    priceRange: values.priceRange,
    rating: record?.rating ?? null,
    featured: values.featured,
  };
}
