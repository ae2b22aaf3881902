/** Sums that may be less than nothing; a file of its own, so that public pages do not load it. */
import type { Language } from './messages.ts';
import { formatEuro } from './money.ts';
import { formatMoney } from './numbers.ts';

/** Cents as people read them, also less than nothing. */
export function shownAmount(cents: number, language: Language): string {
  return `${cents < 0 ? '−' : ''}${formatEuro(Math.abs(cents), language)}`;
}

/** Cents in a column of sums: always with their cents, so that all end at one place. */
export function columnAmount(cents: number, language: Language): string {
  return `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents) / 100, 'EUR', language, 2)}`;
}
