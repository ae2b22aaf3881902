import { locales } from './locales.ts';
import type { Language } from './messages.ts';

/** Thousands are parted by one mark and cents by the other; cents have two digits at most, so `1.250` is all thousands. */
const grouped = /^[1-9]\d{0,2}((\.\d{3})+(,\d{1,2})?|(,\d{3})+(\.\d{1,2})?)$/;

/**
 * An amount as people type it with a point and without the rest, as the wire has it: `12,50`, `300 €`, `1.250`, `1,200.50`. One
 * reading for forms, files and conversations. Whether it is an amount is asked of what comes out.
 */
export function typedPrice(text: string): string {
  const plain = text.toLowerCase().replace(/€|euros?|eur|\s/g, '');
  return (grouped.test(plain) ? plain.replace(/[.,](?=\d{3})/g, '') : plain).replace(',', '.');
}

const otherMark = (mark: string) => (mark === '.' ? ',' : '.');

/**
 * An amount as its reader writes it, `12,50` and `1.250,50`: whoever typed its marks the other way round sees how they are read.
 * Whatever is no amount with cents or thousands stays as it was typed.
 */
export function priceToType(text: string, language: Language): string {
  const { decimal } = locales[language];
  if (/^\d+\.\d{2}$/.test(text)) return text.replace('.', decimal);
  if (!grouped.test(text)) return text;
  const [, cents] = /(?<=\d{3})[.,](\d{1,2})$/.exec(text) ?? [];
  const whole = (cents === undefined ? text : text.slice(0, -cents.length - 1)).replace(/[.,]/g, otherMark(decimal));
  return cents === undefined ? whole : whole + decimal + cents;
}
