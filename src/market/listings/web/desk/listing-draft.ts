/** What the forms of all four kinds of listing hold alike: begun, read from what is stored, sent, and shown. */
import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import type { ListingStatus } from '../../listing.ts';
import type { Language } from '#kit/shared/messages.ts';
import * as draft from '../fields/draft-values.ts';

export type ListingDraft = {
  readonly status: 'draft' | 'published';
  readonly description: draft.Bilingual;
  readonly location: string;
  readonly address: string;
  readonly photos: readonly draft.DraftPhoto[];
  readonly place: draft.PlaceText;
};

type Stored = {
  readonly id: string;
  readonly status: ListingStatus;
  readonly description: Localized;
  readonly location: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly photos: readonly Parameters<typeof draft.draftPhoto>[0][];
};

export const freshListing: ListingDraft = {
  status: 'published',
  description: draft.bilingual(),
  location: '',
  address: '',
  photos: [],
  place: draft.placeText(),
};

export const listingRules = {
  status: {},
  description: { required: true },
  category: {},
  location: { required: true },
  photos: { kind: 'photos' },
  place: { kind: 'place' },
} as const;

export function listingDraft(record: Stored): ListingDraft {
  return {
    // Whoever saves a deleted one wants it back.
    status: record.status === 'draft' ? 'draft' : 'published',
    description: draft.bilingual(record.description),
    location: record.location,
    address: record.address,
    photos: record.photos.map(draft.draftPhoto),
    place: draft.placeText(record),
  };
}

/** What is sent of it; `place` itself is not. */
export function listingBody({ description, photos, place }: ListingDraft) {
  return {
    ...draft.placeOf(place),
    description: draft.localizedOf(description),
    photos: photos.map(draft.photoOf),
  };
}

/** What its public card shows of it. */
export function listingPreview(values: ListingDraft, record: Pick<Stored, 'id'> | undefined, language: Language) {
  return {
    id: record?.id ?? 'new',
    description: inLanguage(draft.localizedOf(values.description), language),
    location: values.location,
    address: values.address,
    ...draft.placeOf(values.place),
    photos: draft.shownPhotos(values.photos, language),
  };
}
