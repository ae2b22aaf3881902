/** Rentals as a kind of listing. */
import { wordsOf } from '#kit/web/i18n.tsx';
import type { WebKind } from '#market/listings/web/listing-kind.ts';
import type { Rental } from '../contract.ts';
import { messages } from '../messages.ts';
import type { RentalCategory } from '../rules.ts';
import { RentalCards } from './rental-cards.tsx';
import { rentalQuery } from './rental-query.ts';

export const rentalsOnWeb = {
  categoryName: (category, language) => wordsOf(messages, language)(`category.${category as RentalCategory}`),
  cards: (rentals: readonly Rental[]) => <RentalCards rentals={rentals} layout="grid" />,
  query: rentalQuery,
  changes: async () => (await import('./rental-table.tsx')).rentalChanges,
} as const satisfies WebKind;
