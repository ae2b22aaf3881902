import type { Language } from '#kit/shared/messages.ts';
import { countryName } from '#market/vat/country-name.ts';
import type { Seller } from '../contract.ts';

/** Where a trader is, in one line; of a private person the town alone. */
export const addressOf = (
  { street, postalCode, town, country }: Pick<Seller, 'street' | 'postalCode' | 'town' | 'country'>,
  language: Language,
): string =>
  [street, [postalCode, town].filter(Boolean).join(' '), countryName(country, language)].filter(Boolean).join(', ');
