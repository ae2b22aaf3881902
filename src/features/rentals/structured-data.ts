/** A rental as schema.org's Accommodation or Product with its offer (issue 3). */
import { seedOf, sharedPosterUrl } from '#market/posters/poster.ts';
import { addressData, imagesOf, type StructuredData } from '#market/pages/structured-data.ts';
import { town } from '#market/town/town.ts';
import type { Rental } from './contract.ts';
import { isBookable, rentalMotifs } from './rules.ts';

export function rentalData(rental: Rental, origin: string): StructuredData {
  const motif = rentalMotifs[rental.category];
  const seed = seedOf(rental.category + rental.id);
  const common = {
    name: rental.title,
    url: `${origin}/rentals/${rental.id}`,
    description: rental.description,
    image: imagesOf(rental, origin, sharedPosterUrl(motif, seed)),
  };
  if (rental.category === 'apartment' || rental.category === 'villa')
    return {
      '@type': 'LodgingBusiness',
      ...common,
      address: addressData(rental.address, town),
      ...(rental.price === null || rental.currency !== 'EUR' ? {} : { priceRange: `€${rental.price}` }),
      amenityFeature: rental.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    };
  return {
    '@type': 'Product',
    ...common,
    ...(isBookable(rental)
      ? {
          offers: {
            '@type': 'Offer',
            price: rental.price,
            priceCurrency: rental.currency,
            availability: 'https://schema.org/InStock',
            url: `${origin}/checkout?type=rental&id=${rental.id}`,
          },
        }
      : {}),
  };
}
