/**
 * A rental for search engines (issue 3): a flat or villa as schema.org's VacationRental (Google, Vacation rental), one
 * that lacks what that asks for as the LodgingBusiness above it (Google, Local business), and whatever else is let as a
 * Product with its offer (Google, Product snippet).
 */
import type { Accommodation, AggregateOffer, LodgingBusiness, Offer, Product, VacationRental } from 'schema-dts';
import { sharedPosterUrl } from '#market/posters/poster.ts';
import { addressData, geoData, imagesOf, ratingData, type StructuredData } from '#market/pages/structured-data.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Rental, RentalDetail } from './contract.ts';
import { pricesOf } from './rental-prices.ts';
import { type Amenity, isBookable, isLodging, type PriceUnit } from './rules.ts';
import { unitPrices } from './stay-price.ts';

/** What Google calls the amenities it knows. */
const knownToGoogle: Partial<Record<Amenity, string>> = {
  'free WiFi': 'wifi',
  'swimming pool': 'pool',
  'air conditioning': 'ac',
  balcony: 'balcony',
  kitchen: 'kitchen',
  'beach access': 'beachAccess',
  'washing machine': 'washerDryer',
  terrace: 'patio',
  lift: 'elevator',
};
const nameOf = (amenity: string) => knownToGoogle[amenity as Amenity] ?? amenity;

/** The unit a price is for, in the words of Google's UnitPriceSpecification (UN/CEFACT codes); people are no unit of time. */
const unitCodes: Record<PriceUnit, string> = { night: 'DAY', hour: 'HUR', day: 'DAY', week: 'WEE', person: 'C62' };

const commonOf = (rental: Rental, origin: string) => ({
  name: rental.title,
  url: `${origin}/rentals/${rental.id}`,
  description: rental.description,
  image: imagesOf(rental, origin, sharedPosterUrl(rental.poster)),
  ...ratingData(rental),
});

/** The terms of a stay: nights and weeks have an hour of arrival and one of departure. */
const isStay = ({ priceUnit }: Rental) => priceUnit === 'night' || priceUnit === 'week';

/** A VacationRental shows at least so many photos (Google). */
const minPhotos = 8;

/** What there is inside, as far as its owner says. */
function insideOf({ capacity, bedrooms, beds, bathrooms, amenities, floorArea, pets }: RentalDetail) {
  return {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    ...(capacity !== null && { occupancy: { '@type': 'QuantitativeValue', value: capacity } as const }),
    ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
    ...(beds !== null && { bed: { '@type': 'BedDetails', numberOfBeds: beds } as const }),
    ...(bathrooms !== null && { numberOfBathroomsTotal: bathrooms }),
    ...(floorArea !== null && {
      floorSize: { '@type': 'QuantitativeValue', value: floorArea, unitCode: 'MTK' } as const,
    }),
    ...(pets !== null && { petsAllowed: pets !== 'none' }),
    amenityFeature: amenities.map(
      (amenity) => ({ '@type': 'LocationFeatureSpecification', name: nameOf(amenity), value: true }) as const,
    ),
  } as const satisfies Accommodation;
}

function homeData(rental: RentalDetail, origin: string): StructuredData {
  const { category, price, currency, contactPhone, photos, capacity } = rental;
  const { geo } = geoData(rental);
  const common = {
    ...commonOf(rental, origin),
    identifier: rental.id,
    address: addressData(rental.address),
    ...(isStay(rental) && { checkinTime: `${rental.fromTime}:00`, checkoutTime: `${rental.toTime}:00` }),
    containsPlace: insideOf(rental),
  };
  if (geo !== undefined && capacity !== null && photos.length >= minPhotos)
    return {
      '@type': 'VacationRental',
      ...common,
      additionalType: category === 'villa' ? 'Villa' : 'Apartment',
      latitude: geo.latitude,
      longitude: geo.longitude,
      geo,
    } satisfies VacationRental;
  // A VacationRental must say where it is, how many it sleeps, and show it; until then it is a place to stay like others.
  return {
    '@type': 'LodgingBusiness',
    ...common,
    ...(geo && { geo }),
    ...(contactPhone !== null && { telephone: contactPhone }),
    ...(price !== null && { priceRange: rangeOf(rental, currency) }),
  } satisfies LodgingBusiness;
}

/** From the lowest of a unit's prices to the highest. */
function rangeOf(rental: RentalDetail, currency: string): string {
  const [low, high] = spanOf(rental);
  return low === high ? `${low} ${currency}` : `${low}–${high} ${currency}`;
}

/** The lowest and the highest price of a unit. */
function spanOf(rental: RentalDetail): readonly [low: string, high: string] {
  const prices = unitPrices(pricesOf(rental));
  return [priceOf(Math.min(...prices)), priceOf(Math.max(...prices))];
}

/** What one unit costs, at the page where it is booked: robots may not go on to the checkout. */
function offerOf(rental: RentalDetail, url: string) {
  const { price, priceUnit, currency, cleaningFee } = rental;
  if (price === null || priceUnit === null) return {};
  const [low, high] = spanOf(rental);
  // With a fee no unit is sold for its price: no figure is said that nobody can pay.
  if (cleaningFee !== '0') return {};
  if (low !== high)
    return {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: low,
        highPrice: high,
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        url,
      } as const satisfies AggregateOffer,
    };
  const amount = { price, priceCurrency: currency };
  const priceSpecification = { '@type': 'UnitPriceSpecification', ...amount, unitCode: unitCodes[priceUnit] } as const;
  return {
    offers: {
      '@type': 'Offer',
      ...amount,
      priceSpecification,
      availability: 'https://schema.org/InStock',
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
      url,
    } as const satisfies Offer,
  };
}

function thingData(rental: RentalDetail, origin: string): StructuredData {
  const common = commonOf(rental, origin);
  return { '@type': 'Product', ...common, sku: rental.id, ...offerOf(rental, common.url) } satisfies Product &
    StructuredData;
}

export function rentalData(rental: RentalDetail, origin: string): StructuredData | undefined {
  if (isLodging(rental.category)) return homeData(rental, origin);
  // A Product must have an offer, a rating or a review: one that can't be booked has none of them.
  const isPriced = isBookable(rental) && (rental.cleaningFee === '0' || rental.rating !== null);
  return isPriced ? thingData(rental, origin) : undefined;
}
