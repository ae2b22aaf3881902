/**
 * A rental for search engines (issue 3): a flat or villa as schema.org's VacationRental (Google, Vacation rental), and
 * whatever else is let as a Product with its offer (Google, Product snippet).
 */
import type { LodgingBusiness, Offer, Product, VacationRental } from 'schema-dts';
import { seedOf, sharedPosterUrl } from '#market/posters/poster.ts';
import { addressData, geoData, imagesOf, type StructuredData } from '#market/pages/structured-data.ts';
import type { Rental } from './contract.ts';
import { type Amenity, isBookable, type PriceUnit, rentalMotifs } from './rules.ts';

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
  image: imagesOf(rental, origin, sharedPosterUrl(rentalMotifs[rental.category], seedOf(rental.category + rental.id))),
});

/** The terms of a stay: nights and weeks have an hour of arrival and one of departure. */
const isStay = ({ priceUnit }: Rental) => priceUnit === 'night' || priceUnit === 'week';

function homeData(rental: Rental, origin: string): StructuredData {
  const amenities = rental.amenities.map(
    (amenity) => ({ '@type': 'LocationFeatureSpecification', name: nameOf(amenity), value: true }) as const,
  );
  const { geo } = geoData(rental);
  const common = { ...commonOf(rental, origin), address: addressData(rental.address) };
  // A VacationRental must say where it is and how many it sleeps; until then it is a place to stay like others.
  if (geo === undefined || rental.capacity === null)
    return { '@type': 'LodgingBusiness', ...common, amenityFeature: amenities } satisfies LodgingBusiness &
      StructuredData;
  return {
    '@type': 'VacationRental',
    ...common,
    additionalType: rental.category === 'villa' ? 'Villa' : 'Apartment',
    identifier: rental.id,
    latitude: geo.latitude,
    longitude: geo.longitude,
    geo,
    ...(isStay(rental) && { checkinTime: `${rental.fromTime}:00`, checkoutTime: `${rental.toTime}:00` }),
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: rental.capacity },
      amenityFeature: amenities,
    },
  } satisfies VacationRental & StructuredData;
}

/** What one unit costs, at the page where it is booked: robots may not go on to the checkout. */
function offerOf({ price, priceUnit, currency }: Rental, url: string) {
  if (price === null || priceUnit === null) return {};
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

function thingData(rental: Rental, origin: string): StructuredData {
  const common = commonOf(rental, origin);
  return { '@type': 'Product', ...common, sku: rental.id, ...offerOf(rental, common.url) } satisfies Product &
    StructuredData;
}

export function rentalData(rental: Rental, origin: string): StructuredData | undefined {
  if (rental.category === 'apartment' || rental.category === 'villa') return homeData(rental, origin);
  // A Product must have an offer, a rating or a review: one that can't be booked has none of them.
  return isBookable(rental) ? thingData(rental, origin) : undefined;
}
