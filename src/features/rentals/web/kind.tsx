/** Rentals as a kind of listing. */
import { wordsOf } from '#kit/web/i18n.tsx';
import type { WebKind } from '#market/listings/web/listing-kind.ts';
import type { FoundRental } from '../contract.ts';
import { messages } from '../messages.ts';
import type { Amenity, RentalCategory } from '../rules.ts';
import { sharedPrice } from '../shared-price.ts';
import { RentalCard } from './rental-card.tsx';
import { RentalCards } from './rental-cards.tsx';
import { rentalQuery } from './rental-query.ts';

export const rentalsOnWeb = {
  categoryName: (category, language) => wordsOf(messages, language)(`category.${category as RentalCategory}`),
  amenityName: (amenity, language) => wordsOf(messages, language)(`amenity.${amenity as Amenity}`),
  cards: (rentals: readonly FoundRental[]) => <RentalCards rentals={rentals} layout="grid" />,
  card: (rental: FoundRental, ink) => <RentalCard rental={rental} ink={ink} />,
  keepAt: 'phone-foot',
  sharedPrice: (rental: FoundRental, people) => sharedPrice(rental, people),
  query: rentalQuery,
  changes: async () => (await import('./rental-table.tsx')).rentalChanges,
} as const satisfies WebKind;
