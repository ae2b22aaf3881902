import { formatMoney } from './numbers.ts';
import type { Language } from './messages.ts';

/** No bank takes less, in cents of a euro. */
export const minPaidCents = 50;

/** Cents inside, a decimal string with two places on the wire; free is `"0"`. */
export function priceOf(cents: number): string {
  return cents === 0 ? '0' : `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Reads a decimal string of euro into cents; undefined when it is not one. */
export function centsOf(price: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(price.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

export type Currency = 'EUR' | 'USD' | 'GBP';

/** Euro as their reader writes them, €25 or 25 €: whole ones without decimals, else two places. */
export function formatEuro(cents: number, language: Language, currency: Currency = 'EUR'): string {
  return formatMoney(cents / 100, currency, language, cents % 100 === 0 ? 0 : 2);
}

/** A wire price as shown on a card, in its own currency. */
export function formatPrice(price: string, language: Language, currency: Currency = 'EUR'): string {
  return formatEuro(centsOf(price) ?? 0, language, currency);
}
