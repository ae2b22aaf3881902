/** A place of the directory as one of schema.org's kinds of LocalBusiness (issue 3). */
import { seedOf, sharedPosterUrl } from '#market/posters/poster.ts';
import { addressData, imagesOf, type StructuredData } from '#market/pages/structured-data.ts';
import { town } from '#market/town/town.ts';
import type { Business } from './contract.ts';
import { businessMotifs, type BusinessCategory } from './rules.ts';

const kinds: Record<BusinessCategory, string> = {
  restaurant: 'Restaurant',
  bar: 'BarOrPub',
  club: 'NightClub',
  hotel: 'Hotel',
  tour: 'TravelAgency',
  shop: 'Store',
  service: 'LocalBusiness',
};
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function businessData(business: Business, origin: string): StructuredData {
  const motif = businessMotifs[business.category];
  const seed = seedOf(business.category + business.id);
  const { latitude, longitude } = business;
  return {
    '@type': kinds[business.category],
    name: business.name,
    url: `${origin}/businesses/${business.id}`,
    description: business.description,
    image: imagesOf(business, origin, sharedPosterUrl(motif, seed)),
    address: addressData(business.address, town),
    ...(business.phone === '' ? {} : { telephone: business.phone }),
    priceRange: business.priceRange,
    ...(business.website ? { sameAs: business.website } : {}),
    ...(latitude !== null && longitude !== null ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    openingHoursSpecification: business.openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdays[day]),
      opens,
      closes,
    })),
  };
}
