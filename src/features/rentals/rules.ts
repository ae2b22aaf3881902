/** Rentals: closed sets and pure rules (specification sections 3 and 9; decisions, Categories). */
import type { Motif } from '#market/posters/poster.ts';
import type { Supplies } from '#market/vat/vat.ts';

export const rentalCategories = ['apartment', 'villa', 'boat', 'jetski', 'bike', 'car', 'beach_gear'] as const;
export type RentalCategory = (typeof rentalCategories)[number];

export const priceUnits = ['night', 'hour', 'day', 'week', 'person'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** Amenities the house knows by name and can say in both languages; others are shown as written. */
export const knownAmenities = [
  'free WiFi',
  'swimming pool',
  'air conditioning',
  'balcony',
  'kitchen',
  'parking',
  'sea view',
  'beach access',
  'skipper included',
  'sound system',
  'fuel included',
  'life jackets',
  'helmet',
  'lock',
  'child seat',
  'delivery',
  'washing machine',
  'terrace',
  'lift',
  'snorkel set',
  'DJ included',
  'no license needed',
] as const;
export type Amenity = (typeof knownAmenities)[number];

export const rentalMotifs = {
  apartment: 'balconies',
  villa: 'villa',
  boat: 'sailboat',
  jetski: 'jetski',
  bike: 'bicycle',
  car: 'convertible',
  beach_gear: 'parasol',
} as const satisfies Record<RentalCategory, Motif>;

/** What a rental's owner may say that is supplied. */
export const rentalVatSupplies = ['lodgingOnly', 'lodgingWithServices', 'hire', 'passengerTransport'] as const;

/** What a rental can be for the tax, by category: the first is what it usually is, its owner may say another. */
export const rentalSupplies = {
  apartment: ['lodgingOnly', 'lodgingWithServices'],
  villa: ['lodgingOnly', 'lodgingWithServices'],
  boat: ['hire', 'passengerTransport'],
  jetski: ['hire'],
  bike: ['hire'],
  car: ['hire'],
  beach_gear: ['hire'],
} as const satisfies Record<RentalCategory, Supplies<(typeof rentalVatSupplies)[number]>>;

/** Whether animals may come along. */
export const petRules = ['welcome', 'onRequest', 'none'] as const;
export type PetRule = (typeof petRules)[number];

/** The most rules of a house. */
export const maxHouseRules = 12;

/** Somewhere to sleep: one arrives there and gets keys from a host. Everything else is picked up or boarded. */
export const isLodging = (category: string): boolean => category === 'apartment' || category === 'villa';

type Sold = {
  readonly price: string | null;
  readonly priceUnit: PriceUnit | null;
  readonly currency: string;
  readonly ownerless: boolean;
  readonly sellerUnknown?: boolean | undefined;
  readonly ownerUnpayable?: boolean | undefined;
};

/**
 * What is booked costs its price times its units: without either it is announced, not bookable (decisions, Approving).
 * What is free, priced in other money or nobody's is not sold here.
 */
export function isBookable<T extends Sold>(
  rental: T,
): rental is T & { readonly price: string; readonly priceUnit: PriceUnit } {
  const { price, priceUnit, currency, ownerless, sellerUnknown, ownerUnpayable } = rental;
  const isSold = price !== null && price !== '0' && priceUnit !== null && currency === 'EUR';
  return isSold && !ownerless && !sellerUnknown && !ownerUnpayable;
}

/** The amenities that a badge speaks of, as they are known and as owners write them. */
const withDj = ['dj included', 'dj incluido', 'dj incluida'];
const withoutLicense = ['no license needed', 'no licence needed', 'sin licencia'];

/**
 * What a rental may boast of: that its place on the map is at a beach, a DJ on board, a ride without a license. Each is
 * true of this one, not of its kind (decision 0049).
 */
export function rentalBadge(rental: {
  category: RentalCategory;
  beachfront: boolean;
  amenities: readonly string[];
}): 'beachfront' | 'partyBoat' | 'adrenaline' | undefined {
  const has = (names: readonly string[]) => rental.amenities.some((amenity) => names.includes(amenity.toLowerCase()));
  if (rental.beachfront) return 'beachfront';
  if (rental.category === 'boat' && has(withDj)) return 'partyBoat';
  return rental.category === 'jetski' && has(withoutLicense) ? 'adrenaline' : undefined;
}
