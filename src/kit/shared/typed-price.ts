import { locales } from './locales.ts';
import type { Language } from './messages.ts';

/**
 * An amount as people type it with a point and without the rest, as the wire has it: `12,50`, `300 €`, `1.200,50`. Whether it is one is
 * asked of what comes out: `12.505` may be a slip as well as twelve thousand, and stays none.
 */
export function typedPrice(text: string): string {
  const plain = text.toLowerCase().replace(/€|euros?|eur|\s/g, '');
  const isGrouped = /^[1-9]\d{0,2}((\.\d{3})+,\d{1,2}|(,\d{3})+\.\d{1,2})$/.test(plain);
  return (isGrouped ? plain.replace(/[.,](?=\d{3})/g, '') : plain).replace(',', '.');
}

/** A price of the wire as its reader would type it, `12,50`; whatever else stands in a field stays as it was typed. */
export const priceToType = (text: string, language: Language): string =>
  /^\d+\.\d{2}$/.test(text) ? text.replace('.', locales[language].decimal) : text;
