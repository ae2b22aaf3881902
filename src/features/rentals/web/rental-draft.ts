import type { BodyInputOf } from '#kit/shared/endpoint.ts';
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
import type { endpoints, Rental, RentalRecord } from '../contract.ts';
import { usualTerms } from '../stay.ts';

/** A rental as its form holds it. */
export type RentalDraft = ListingDraft & {
  readonly title: draft.Bilingual;
  readonly category: Rental['category'];
  readonly price: string;
  readonly currency: Rental['currency'];
  /** Empty while nobody has named it, as the price and the capacity. */
  readonly priceUnit: NonNullable<Rental['priceUnit']> | '';
  readonly capacity: string;
  readonly amenities: string;
  readonly images: string;
  readonly imageUrl: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly contactPublic: boolean;
  readonly quantity: string;
  readonly minUnits: string;
  readonly maxUnits: string;
  readonly leadHours: string;
  readonly fromTime: string;
  readonly toTime: string;
  readonly cancellation: Rental['cancellation'];
  readonly featured: boolean;
};

export type RentalBody = Omit<NonNullable<BodyInputOf<(typeof endpoints)['PUT /api/rentals/{id}']>>, 'version'>;

type Terms = Pick<Rental, 'quantity' | 'minUnits' | 'maxUnits' | 'leadHours' | 'fromTime' | 'toTime' | 'cancellation'>;

function termsDraft({ quantity, minUnits, maxUnits, leadHours, fromTime, toTime, cancellation }: Terms) {
  const numbers = { quantity, minUnits, maxUnits, leadHours };
  const typed = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
  return { ...(typed as Record<keyof typeof numbers, string>), fromTime, toTime, cancellation };
}

const termsOf = ({
  quantity,
  minUnits,
  maxUnits,
  leadHours,
  fromTime,
  toTime,
  cancellation,
}: Pick<RentalDraft, keyof Terms>): Terms => ({
  quantity: Number(quantity),
  minUnits: Number(minUnits),
  maxUnits: Number(maxUnits),
  leadHours: Number(leadHours),
  fromTime,
  toTime,
  cancellation,
});

/** The usual terms of a unit as the form holds them. */
export const usualDraft = (priceUnit: Rental['priceUnit']) => termsDraft(usualTerms(priceUnit));

/** A new rental: specification section 5. */
const fresh: RentalDraft = {
  ...freshListing,
  title: draft.bilingual(),
  category: 'apartment',
  price: '',
  currency: 'EUR',
  priceUnit: 'night',
  capacity: '1',
  amenities: '',
  images: '',
  imageUrl: '',
  contactPhone: '',
  contactEmail: '',
  contactPublic: false,
  ...usualDraft('night'),
  featured: false,
};

function draftOf(record?: RentalRecord): RentalDraft {
  if (!record) return fresh;
  return {
    ...listingDraft(record),
    title: draft.bilingual(record.title),
    category: record.category,
    price: record.price === null ? '' : draft.priceText(record.price),
    currency: record.currency,
    priceUnit: record.priceUnit ?? '',
    capacity: String(record.capacity ?? ''),
    amenities: draft.lineOf(record.amenities),
    images: draft.lineOf(record.images),
    imageUrl: record.imageUrl ?? '',
    contactPhone: record.contactPhone,
    contactEmail: record.contactEmail,
    contactPublic: record.contactPublic,
    ...termsDraft(record),
    featured: record.featured,
  };
}

function bodyOf({ place, address, ...values }: RentalDraft, record?: RentalRecord): RentalBody {
  return {
    ...values,
    ...listingBody({ ...values, place, address }),
    ...(address.trim() === '' ? {} : { address }),
    title: draft.localizedOf(values.title),
    price: values.price.trim() || null,
    priceUnit: values.priceUnit || null,
    capacity: Number(values.capacity) || null,
    ...termsOf(values),
    amenities: draft.listOf(values.amenities, record?.amenities),
    images: draft.listOf(values.images, record?.images),
    imageUrl: values.imageUrl.trim() || null,
  };
}

/** A rental that was proposed without a price or a capacity may stay so (decisions, Approving a submission). */
export const rentalPlan: ListingPlan<RentalRecord, RentalDraft, RentalBody> = {
  rules: {
    ...listingRules,
    title: { required: true },
    price: { required: 'new', kind: 'price' },
    currency: {},
    priceUnit: {},
    address: {},
    capacity: { required: 'new', kind: 'whole' },
    amenities: {},
    images: { kind: 'links' },
    imageUrl: { kind: 'link' },
    contactPhone: { required: true },
    contactEmail: { required: true, kind: 'email' },
    contactPublic: {},
    quantity: { required: true, kind: 'whole' },
    minUnits: { required: true, kind: 'whole' },
    maxUnits: { required: true, kind: 'whole' },
    leadHours: { required: true },
    fromTime: { required: true },
    toTime: { required: true },
    cancellation: {},
    featured: {},
  },
  draftOf,
  bodyOf,
};

/** The rental as its public card will show it. */
export function rentalPreview(values: RentalDraft, record: RentalRecord | undefined, language: Language): Rental {
  const cents = centsOf(values.price);
  return {
    ...listingPreview(values, record, language),
    title: inLanguage(draft.localizedOf(values.title), language),
    imageUrl: values.imageUrl || null,
    category: values.category,
    price: cents === undefined ? null : priceOf(cents),
    currency: values.currency,
    priceUnit: values.priceUnit || null,
    capacity: Number(values.capacity) || null,
    amenities: draft.listOf(values.amenities, record?.amenities),
    images: draft.listOf(values.images, record?.images),
    featured: values.featured,
    rating: record?.rating ?? null,
    ...termsOf(values),
    contactPhone: values.contactPublic ? values.contactPhone : null,
    contactEmail: values.contactPublic ? values.contactEmail : null,
  };
}
