/** Places as a kind of listing. */
import { wordsOf } from '#kit/web/i18n.tsx';
import type { WebKind } from '#market/listings/web/listing-kind.ts';
import type { Business } from '../contract.ts';
import { messages } from '../messages.ts';
import type { BusinessCategory } from '../rules.ts';
import { BusinessCard } from './business-card.tsx';
import { BusinessCards } from './business-cards.tsx';
import { businessQuery } from './business-query.ts';

export const businessesOnWeb = {
  categoryName: (category, language) => wordsOf(messages, language)(`category.${category as BusinessCategory}`),
  cards: (businesses: readonly Business[]) => <BusinessCards businesses={businesses} layout="grid" />,
  card: (business: Business, ink) => <BusinessCard business={business} ink={ink} />,
  // Above stands its name.
  keepAt: 'foot',
  query: businessQuery,
  changes: async () => (await import('./business-table.tsx')).businessChanges,
} as const satisfies WebKind;
