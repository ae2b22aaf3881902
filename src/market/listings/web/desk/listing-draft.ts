import type { DraftOf } from '#kit/web/form/form-table.ts';
import type { DraftPhoto } from '../fields/photos-kind.ts';
import type { PlaceText } from '../fields/place-kind.ts';

/** What the form of a listing holds of what its call takes. */
export type ListingDraft<B> = Omit<DraftOf<B>, 'version' | 'latitude' | 'longitude' | 'photos'> & {
  readonly photos: readonly DraftPhoto[];
  readonly place: PlaceText;
};
