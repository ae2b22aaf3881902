import type { Language } from '#kit/shared/messages.ts';
import { centsOf } from '#kit/shared/money.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import type { About, ControlProps, FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import { shownOf } from '#kit/web/form/form-values.ts';
import { ChoiceField } from '#kit/web/form/text-field.tsx';
import { changesIn } from '#market/listings/web/desk/changed-fields.ts';
import * as listing from '#market/listings/web/desk/entries.tsx';
import { messages as deposits } from '#market/listings/web/deposit/messages.ts';
import { previewPoster } from '#market/listings/web/desk/preview-poster.ts';
import type { ListingDraft } from '#market/listings/web/desk/listing-draft.ts';
import { isPartner } from '#market/listings/plan-rank.ts';
import { isBeachfront } from '../beachfront.ts';
import type { Rental, RentalInput, RentalRecord } from '../contract.ts';
import { messages as desk } from '../desk-messages.ts';
import { rentalFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { isLodging, rentalMotifs } from '../rules.ts';
import { hasWeekends, leastOnCard, longFrom } from '../stay-price.ts';
import { isOvernight, usualTerms } from '../stay.ts';
import { AmenitiesField } from './amenities-field.tsx';

export type RentalBody = Omit<RentalInput, 'version'>;

/** A rental as its form holds it. */
type RentalDraft = ListingDraft<RentalBody>;

type Unit = RentalDraft['priceUnit'];
type Of = About<RentalDraft>;

/** The usual terms of a unit as the form holds them. */
function usualDraft(unit: Unit) {
  const { minUnits, maxUnits, quantity, leadHours, ...rest } = usualTerms(unit || null);
  return {
    ...rest,
    minUnits: String(minUnits),
    maxUnits: String(maxUnits),
    quantity: String(quantity),
    leadHours: String(leadHours),
  };
}
const usual = usualDraft('night');

/** Terms are told in words that fit the unit; by person the guests are the places, and a place is for a day. */
const unitOf = ({ values }: Of) => values.priceUnit || 'open';
const stayOf = ({ values }: Of) => (isOvernight({ priceUnit: values.priceUnit || null }) ? 'night' : 'day');
const shows = (about: Of) => unitOf(about) !== 'person';
const limit = (most: 'min' | 'max') => (about: Of) => {
  const unit = unitOf(about);
  return unit === 'person' ? undefined : (`${most}.${unit}` as const);
};
const third = { required: true, width: 'third' } as const;
/** What a long stay takes off; what is let by hour or person has none. */
const off = (which: 'week' | 'month') =>
  ({
    width: 'half',
    shows: ({ values }: Of) => longFrom(values.priceUnit || null, which) !== undefined,
  }) as const;
const isHome = ({ values }: Of) => isLodging(values.category);
const room = { width: 'third', shows: isHome } as const;
/** What of its amenities a badge speaks of. */
const badgeHint = (category: string) =>
  category === 'boat' ? 'boatHint' : category === 'jetski' ? 'jetskiHint' : undefined;
const contactHint = ({ isOwner }: Of) => (isOwner ? 'ownContactHint' : 'contactHint');

/** The form of a rental (specification section 5). One proposed without its terms may stay so (decisions, Approving). */
export const rentalTable: FormTable<RentalDraft, WordsOf<typeof desk>> = {
  facts: rentalFacts,
  words: desk,
  fields: {
    title: listing.title,
    description: listing.description,
    category: { ...listing.category, choices: { words: messages, key: (value) => `category.${value}` } },
    capacity: { required: 'new' },
    bedrooms: { ...room, hint: 'bedroomsHint' },
    beds: room,
    bathrooms: room,
    floorArea: { ...room, hint: 'floorAreaHint' },
    amenities: { hint: ({ values }) => badgeHint(values.category), Control: AmenitiesField },
    status: listing.status,
    featured: listing.featured,

    price: { ...listing.price, part: { words: desk, title: 'terms' } },
    currency: listing.currency,
    priceUnit: {
      none: 'unitOpen',
      choices: { words: messages, key: (value) => `unit.${value}` },
      faults: { refused: 'unitRefused' },
      width: 'third',
      Control: UnitField,
    },

    weekendPrice: {
      hint: ({ values }) => (values.priceUnit === 'night' ? 'weekendHint.night' : 'weekendHint.day'),
      width: 'half',
      shows: ({ values }) => hasWeekends(values.priceUnit || null),
    },
    cleaningFee: { hint: 'cleaningFeeHint', width: 'half' },
    weekDiscount: { ...off('week'), hint: 'discountHint' },
    monthDiscount: off('month'),
    deposit: { hint: 'depositHint', width: 'half' },
    depositWay: {
      start: 'either',
      choices: { words: deposits, key: (value) => `way.${value}` },
      width: 'half',
      shows: ({ values }) => Number(typedPrice(values.deposit)) > 0,
    },

    minUnits: {
      ...third,
      part: { title: 'booking', hint: (about: Of) => (shows(about) ? undefined : 'placesHint') },
      start: usual.minUnits,
      label: limit('min'),
      faults: { refused: 'minRefused' },
      shows,
    },
    maxUnits: { ...third, start: usual.maxUnits, label: limit('max'), faults: { refused: 'maxRefused' }, shows },
    quantity: { ...third, start: usual.quantity, hint: 'quantityHint', shows },
    fromTime: { ...third, start: usual.fromTime, label: (about) => `from.${stayOf(about)}` as const },
    toTime: {
      ...third,
      start: usual.toTime,
      label: (about) => `to.${stayOf(about)}` as const,
      faults: { refused: (about) => `toRefused.${stayOf(about)}` as const },
    },
    leadHours: { ...third, start: usual.leadHours, hint: 'leadHint' },
    cancellation: { ...listing.cancellation, start: usual.cancellation },
    vatSupply: listing.vatSupply,

    host: { part: 'house', hint: 'hostHint' },
    licence: { hint: 'licenceHint', shows: isHome },
    pets: {
      none: 'petsOpen',
      choices: { words: desk, key: (value) => `pets.${value}` },
      width: 'third',
      shows: isHome,
    },
    houseRules: {},

    contactPhone: {
      part: ({ isOwner }) => (isOwner ? 'ownContact' : 'contact'),
      hint: contactHint,
    },
    contactEmail: { hint: contactHint },
    contactPublic: { label: ({ isOwner }) => (isOwner ? 'ownContactPublic' : 'contactPublic') },

    location: listing.location,
    address: listing.optionalAddress,
    door: { hint: 'doorHint', shows: isHome },
    arrival: { hint: 'arrivalHint', rows: 4 },
    place: listing.place,
    photos: {
      ...listing.photosOf('rentals'),
      part: { words: desk, title: 'pictures', hint: (about: Of) => (isHome(about) ? 'picturesHint' : undefined) },
    },
    chosenPoster: listing.posterOf('rentals'),
    imageUrl: listing.imageUrl,
    images: listing.images,
  },
};

export const rentalChanges = changesIn(rentalTable);

const termNames = ['minUnits', 'maxUnits', 'fromTime', 'toTime'] as const;

/** The unit of the price; what is still usual of the old one becomes what is usual of the new one. */
function UnitField({ field, look, form }: ControlProps<RentalDraft, Unit>) {
  const change = (unit: Unit) => {
    const [before, after] = [usualDraft(field.value), usualDraft(unit)];
    field.change(unit);
    for (const name of termNames) if (form.values[name] === before[name]) form.at(name).change(after[name]);
  };
  return <ChoiceField field={{ ...field, change }} look={look} />;
}

const typedCents = (amount: string) => centsOf(typedPrice(amount));

/** The rental as its public card will show it. */
export function rentalPreview(values: RentalDraft, record: RentalRecord | undefined, language: Language): Rental {
  const shown = shownOf<RentalDraft, Rental>(rentalTable, values, record, language);
  const contact = values.contactPublic ? {} : { contactPhone: null, contactEmail: null };
  const { rating = null, reviewCount = 0, planRank = 0, ownerless = false } = record ?? {};
  const told = { rating, reviewCount, ownerless, beachfront: isBeachfront(shown), partner: isPartner({ planRank }) };
  const poster = previewPoster(values.chosenPoster, record, rentalMotifs[shown.category]);
  const least = leastOnCard({
    ...shown,
    priceCents: typedCents(values.price) ?? null,
    weekendPriceCents: typedCents(values.weekendPrice) ?? null,
    cleaningFeeCents: typedCents(values.cleaningFee) ?? 0,
  });
  return { ...shown, ...contact, ...told, least, poster, id: record?.id ?? 'new' };
}
