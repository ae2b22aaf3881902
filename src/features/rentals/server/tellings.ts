/** A rental's row as the public and the desk are told it. */
import { publicPhotos } from '#kit/server/photos/service.ts';
import { textsIn } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { isPartner } from '#market/listings/plan-rank.ts';
import type { ShownRow } from '#market/listings/server/listing.ts';
import { stamps } from '#market/listings/server/stamps.ts';
import type { Told } from '#market/listings/server/told-listings.ts';
import { wornPoster } from '#market/posters/choosing/worn-poster.ts';
import { isBeachfront } from '../beachfront.ts';
import type { Rental, RentalRecord } from '../contract.ts';
import { leastOnCard } from '../stay-price.ts';
import { rentalLooks } from './looks.ts';
import type { rentalPageColumns, RentalRow, rentals } from './table.ts';

/** A price as it is told; null where there is none. */
export const shownPrice = (cents: number | null) => (cents === null ? null : priceOf(cents));

/** The poster a rental wears. */
export const posterOfRental = (
  row: Pick<
    RentalRow,
    'id' | 'category' | 'title' | 'description' | 'chosenPoster' | 'latitude' | 'longitude' | 'location'
  >,
) => wornPoster(row, rentalLooks);

/** The public face of a row: without the number of its door, and without the owner's phone and e-mail. */
export function toRental(
  row: Omit<ShownRow<typeof rentals>, (typeof rentalPageColumns)[number]>,
  language: Language,
): Rental {
  return {
    id: row.id,
    ...textsIn(language, { title: row.title, description: row.description }),
    imageUrl: row.imageUrl,
    category: row.category,
    price: shownPrice(row.priceCents),
    currency: row.currency,
    ownerless: row.ownerless,
    ...(row.sellerUnknown && { sellerUnknown: true }),
    ...(row.ownerUnpayable && { ownerUnpayable: true }),
    priceUnit: row.priceUnit,
    least: leastOnCard(row),
    location: row.location,
    address: row.address,
    capacity: row.capacity,
    bedrooms: row.bedrooms,
    beds: row.beds,
    bathrooms: row.bathrooms,
    amenities: row.amenities,
    images: row.images,
    featured: row.featured,
    rating: row.rating,
    reviewCount: row.reviewCount,
    beachfront: isBeachfront(row),
    partner: isPartner(row),
    latitude: row.latitude,
    longitude: row.longitude,
    photos: publicPhotos(row.photos, language),
    poster: posterOfRental(row),
    quantity: row.quantity,
    minUnits: row.minUnits,
    maxUnits: row.maxUnits,
    leadHours: row.leadHours,
    fromTime: row.fromTime,
    toTime: row.toTime,
    cancellation: row.cancellation,
    contactPhone: row.contactPublic ? row.contactPhone : null,
    contactEmail: row.contactPublic ? row.contactEmail : null,
  };
}

/** All of a row but what is the house's own affair. */
export function toRentalRecord({
  priceCents,
  weekendPriceCents,
  cleaningFeeCents,
  depositCents,
  ownerId: _ownerId,
  sellerUnknown: _unknown,
  ownerUnpayable: _unpayable,
  ...row
}: Told<RentalRow>): RentalRecord {
  const prices = {
    price: shownPrice(priceCents),
    weekendPrice: shownPrice(weekendPriceCents),
    cleaningFee: priceOf(cleaningFeeCents),
    deposit: priceOf(depositCents),
  };
  return { ...row, ...prices, poster: posterOfRental(row), ...stamps(row) };
}
