import type { Language } from '#kit/shared/messages.ts';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { shownOf } from '#kit/web/form/form-values.ts';
import { changesIn } from '#market/listings/web/desk/changed-fields.ts';
import * as listing from '#market/listings/web/desk/entries.tsx';
import { previewPoster } from '#market/listings/web/desk/preview-poster.ts';
import type { ListingDraft } from '#market/listings/web/desk/listing-draft.ts';
import { HoursField } from '#market/listings/web/fields/hours-field.tsx';
import { hoursKind, type Interval } from '#market/listings/web/fields/hours-kind.ts';
import { isPartner } from '#market/listings/plan-rank.ts';
import type { Business, BusinessInput, BusinessRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { businessFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { businessMotifs } from '../rules.ts';
import { ExceptionsField } from './exceptions-field.tsx';
import { exceptionsKind, type ExceptionDraft } from './exceptions-kind.ts';

export type BusinessBody = Omit<BusinessInput, 'version'>;

/** A place of the directory as its form holds it. */
type BusinessDraft = Omit<ListingDraft<BusinessBody>, 'openingHours' | 'openingExceptions'> & {
  readonly openingHours: readonly Interval[];
  readonly openingExceptions: readonly ExceptionDraft[];
};

/** The form of a place (specification section 5). */
export const businessTable: FormTable<BusinessDraft, WordsOf<typeof desk>> = {
  facts: businessFacts,
  words: desk,
  fields: {
    name: { part: listing.whatPart, width: 'full' },
    description: listing.description,
    category: { ...listing.category, choices: { words: messages, key: (value) => `category.${value}` } },
    priceRange: {},
    vip: { shows: ({ values }) => values.category === 'club' },
    status: listing.status,
    featured: listing.featured,

    phone: { part: 'contact' },
    email: {},
    website: { width: 'full' },
    openingHours: { part: 'open', label: 'open', kind: hoursKind, Control: HoursField },
    openingExceptions: { label: 'exceptions', kind: exceptionsKind, Control: ExceptionsField },

    menu: { part: { title: 'menuPart', hint: 'menuHint' }, rows: 8 },
    offer: {},
    offerFrom: { width: 'third' },
    offerUntil: { width: 'third', faults: { refused: 'offerRefused' } },

    location: listing.location,
    address: listing.address,
    place: listing.place,
    photos: listing.photosOf('businesses'),
    chosenPoster: listing.posterOf('businesses'),
    imageUrl: listing.imageUrl,
    images: listing.images,
  },
};

export const businessChanges = changesIn(businessTable);

/** The place as its public card will show it. */
export function businessPreview(
  values: BusinessDraft,
  record: BusinessRecord | undefined,
  language: Language,
): Business {
  const shown = shownOf<BusinessDraft, Business>(businessTable, values, record, language);
  const { rating = null, reviewCount = 0, planRank = 0 } = record ?? {};
  const poster = previewPoster(values.chosenPoster, record, businessMotifs[shown.category]);
  return { ...shown, id: record?.id ?? 'new', poster, rating, reviewCount, partner: isPartner({ planRank }) };
}
