/** The entries that the forms of several kinds of listing share, with the words they bring. */
import type { ComponentProps } from 'react';
import { fieldKinds, type FieldKind } from '#kit/web/form/field-kinds.ts';
import type { About } from '#kit/web/form/form-table.ts';
import { inWords } from '#kit/web/form/in-words.ts';
import type { ListingKind } from '../../listing-kinds.ts';
import { PolicyField } from '../cancellation/policy-field.tsx';
import { messages as policies } from '../cancellation/messages.ts';
import { PhotosField } from '../fields/photos-field.tsx';
import { photosKind } from '../fields/photos-kind.ts';
import { PosterField } from '../fields/poster-field.tsx';
import { OwnPlaceField } from '../fields/own-place-field.tsx';
import { PlaceField } from '../fields/place-field.tsx';
import { placeKind } from '../fields/place-kind.ts';
import { messages } from './messages.ts';

/** How a form begins: what it is, and how the two languages go together. */
export const whatPart = { words: messages, title: 'what', hint: 'eitherLanguage' } as const;

export const title = inWords(messages, { part: whatPart, label: 'titleField' });
export const description = inWords(messages, { rows: 5 });
export const category = inWords(messages, {});

/** Who sees it, and how far in front it stands, is the desk's to decide: an owner is not asked. */
const shows = ({ isOwner }: Pick<About<unknown>, 'isOwner'>) => !isOwner;

/** Whoever saves a deleted one wants it back. */
const statusKind: FieldKind<'draft' | 'published'> = {
  ...(fieldKinds.choice as FieldKind<'draft' | 'published'>),
  draft: (stored) => (stored === 'draft' ? 'draft' : 'published'),
};
export const status = inWords(messages, {
  kind: statusKind,
  offers: ['published', 'draft'],
  choices: { key: (value: string) => (value === 'draft' ? 'showDraft' : 'showPublished') },
  shows,
});
export const featured = inWords(messages, { shows });

/** An amount and its currency: two thirds of a line. */
export const price = inWords(messages, { hint: 'priceHint', width: 'third' });
export const currency = inWords(messages, { hint: 'currencyHint', width: 'third' });

/** What goes back to whoever cancels, and what buyers will read of it. */
export const cancellation = inWords(policies, {
  label: 'policy',
  choices: { key: (value: string) => `name.${value}` },
  width: 'full',
  Control: PolicyField,
});

/** What is sold, for the tax: what the category usually is, unless its owner says another that it can be. */
export const vatSupply = inWords(messages, {
  hint: 'vatSupplyHint',
  none: 'vatUsual',
  choices: { key: (value: string) => `vat.${value}` },
  faults: { refused: 'vatRefused' },
  width: 'full',
});

export const location = inWords(messages, { part: 'where' });
export const address = inWords(messages, {});
/** Left empty it is the town. */
export const optionalAddress = inWords(messages, { hint: 'addressHint', start: '' });
/** At which of the owner's own places it is; the desk is not asked. */
export const ownPlace = inWords(messages, {
  label: 'ownPlace',
  hint: 'ownPlaceHint',
  Control: OwnPlaceField,
  shows: ({ isOwner }: Pick<About<unknown>, 'isOwner'>) => isOwner,
});
export const place = inWords(messages, { kind: placeKind, Control: PlaceField });

/** Photos that are uploaded, and beside them links to pictures elsewhere. */
export const photosOf = (kind: ListingKind) =>
  inWords(messages, {
    part: 'pictures',
    kind: photosKind,
    Control: (props: Omit<ComponentProps<typeof PhotosField>, 'kind'>) => <PhotosField {...props} kind={kind} />,
  });
/** The poster that stands where no photo is: one of six, or as the words say. */
export const posterOf = (kind: ListingKind) =>
  inWords(messages, {
    label: 'poster',
    Control: (props: Omit<ComponentProps<typeof PosterField>, 'kind'>) => <PosterField {...props} kind={kind} />,
  });
export const imageUrl = inWords(messages, { hint: 'linkHint', width: 'full' });
/** Of what needs a picture: something new has a photo or a link to one. */
export const neededImageUrl = inWords(messages, {
  hint: ['imageUrlHint', 'linkHint'],
  width: 'full',
  required: 'new',
  unless: 'photos',
  faults: { missing: 'imageMissing' },
});
export const images = inWords(messages, {});
