/** A place of the directory as one of schema.org's kinds of LocalBusiness (issue 3; Google, Local business). */
import { sharedPosterUrl } from '#market/posters/poster.ts';
import { addressData, geoData, imagesOf, ratingData, type StructuredData } from '#market/pages/structured-data.ts';
import type { BusinessDetail } from './contract.ts';
import { menuOf } from './menu.ts';
import { type BusinessCategory, servesFood } from './rules.ts';

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

/** The card of a place that serves food or drinks, part by part. */
function menuData({ category, menu }: BusinessDetail) {
  const parts = servesFood(category) ? menuOf(menu) : [];
  if (parts.length === 0) return {};
  const hasMenuSection = parts.map(({ title, items }) => ({
    '@type': 'MenuSection',
    ...(title !== undefined && { name: title }),
    hasMenuItem: items.map(({ name, price }) => ({
      '@type': 'MenuItem',
      name,
      ...(price !== undefined && { offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } }),
    })),
  }));
  return { hasMenu: { '@type': 'Menu', hasMenuSection } };
}

/** Dates with other hours; closed is from midnight to midnight (Google, Local business). */
function specialHoursData({ openingExceptions }: BusinessDetail) {
  if (openingExceptions.length === 0) return {};
  const closed = [{ opens: '00:00', closes: '00:00' }];
  const specialOpeningHoursSpecification = openingExceptions.flatMap(({ from, until, days, spans }) =>
    (spans.length === 0 ? closed : spans).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: until,
      ...(days.length < 7 && { dayOfWeek: days.map((day) => weekdays[day]) }),
      opens,
      // Round the clock ends before midnight: from midnight to midnight is closed.
      closes: spans.length > 0 && opens === closes ? '23:59' : closes,
    })),
  );
  return { specialOpeningHoursSpecification };
}

export function businessData(business: BusinessDetail, origin: string): StructuredData {
  return {
    '@type': kinds[business.category],
    name: business.name,
    url: `${origin}/businesses/${business.id}`,
    description: business.description,
    image: imagesOf(business, origin, sharedPosterUrl(business.poster)),
    address: addressData(business.address),
    ...(business.phone === '' ? {} : { telephone: business.phone }),
    priceRange: business.priceRange,
    ...(business.website ? { sameAs: business.website } : {}),
    ...geoData(business),
    ...ratingData(business),
    ...menuData(business),
    ...(business.openingHours.length > 0 && {
      openingHoursSpecification: business.openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => weekdays[day]),
        opens,
        closes,
      })),
    }),
    ...specialHoursData(business),
  };
}
