/** Rentals: closed sets and pure rules (specification sections 3 and 9; decisions, Categories). */
import type { Motif } from '#market/posters/poster.ts';

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

/**
 * What is booked costs its price times its units: without either it is announced, not bookable (decisions, Approving).
 * What is free, priced in other money or nobody's is not sold here.
 */
export function isBookable(rental: {
  readonly price: string | null;
  readonly priceUnit: PriceUnit | null;
  readonly currency: string;
  readonly ownerless: boolean;
}): boolean {
  const { price, priceUnit, currency, ownerless } = rental;
  return price !== null && price !== '0' && priceUnit !== null && currency === 'EUR' && !ownerless;
}

/** Badges of specification section 9; the other categories wear none. */
export function rentalBadge(category: RentalCategory): 'beachfront' | 'partyBoat' | 'adrenaline' | undefined {
  if (category === 'apartment') return 'beachfront';
  if (category === 'boat') return 'partyBoat';
  return category === 'jetski' ? 'adrenaline' : undefined;
}
