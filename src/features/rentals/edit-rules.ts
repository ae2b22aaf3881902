/** Which changes of a public rental the desk sees before they are public. A price is nothing without its unit and terms. */
import { listingRisks, type EditRules } from '#market/listings/edit-rules.ts';
import type { Needs } from '#market/listings/gaps.ts';
import type { ChangedRental } from './contract.ts';

export const rentalEdits: EditRules<Exclude<keyof ChangedRental, 'version'>> = {
  risks: {
    ...listingRisks,
    title: 'any',
    imageUrl: 'new',
    images: 'new',
    amenities: 'text',
    price: 'higher',
    weekendPrice: 'higher',
    currency: 'any',
    priceUnit: 'any',
    cleaningFee: 'higher',
    weekDiscount: 'none',
    monthDiscount: 'none',
    deposit: 'higher',
    depositWay: 'none',
    minUnits: 'none',
    maxUnits: 'none',
    fromTime: 'none',
    toTime: 'none',
    quantity: 'none',
    leadHours: 'none',
    capacity: 'none',
    bedrooms: 'none',
    beds: 'none',
    bathrooms: 'none',
    floorArea: 'none',
    pets: 'none',
    houseRules: 'text',
    host: 'any',
    licence: 'any',
    cancellation: 'none',
    vatSupply: 'none',
    contactPhone: 'words',
    contactEmail: 'none',
    contactPublic: 'none',
    featured: 'none',
    door: 'none',
    // Whoever has paid trusts it: a link is looked at first.
    arrival: 'words',
  },
  together: [['price', 'weekendPrice', 'currency', 'priceUnit', 'minUnits', 'maxUnits', 'fromTime', 'toTime']],
};

/** What a review asks for of a rental (specification section 5). */
export const rentalNeeds = [
  'title',
  'description',
  'capacity',
  'price',
  'contactPhone',
  'contactEmail',
  'location',
] as const satisfies Needs<keyof ChangedRental>;
