/** What is wrong with a text that was typed, by what the contract says of its field. The server has the last word. */
import type { Fact } from './field-facts.ts';
import { centsOf } from './money.ts';
import { isPhone } from './phone-text.ts';
import { typedLink } from './typed-link.ts';
import { typedPrice } from './typed-price.ts';
import { urlOf } from './url.ts';

/** The name of its words. */
export type Fault =
  | 'missing'
  | 'email'
  | 'phone'
  | 'link'
  | 'price'
  | 'whole'
  | 'range'
  | 'short'
  | 'place'
  | 'alt'
  | 'hours'
  | 'differs'
  | 'taken'
  | 'refused';

/** Name, sign, place with a dot: what a typing mistake breaks. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** A whole address of the web, http or https. */
export function isLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && urlOf(text) !== undefined;
}

/** A whole number within its bounds; one that only has to be something is told so. */
function faultInCount(text: string, { min = 0, max = Infinity }: Fact): Fault | undefined {
  const isWhole = /^\d{1,9}$/.test(text);
  if (isWhole && Number(text) >= min && Number(text) <= max) return undefined;
  return min === 1 && !(isWhole && Number(text) > max) ? 'whole' : 'range';
}

/** The first thing wrong with what was typed into one field; an empty text is nobody's fault here. */
export function faultIn(typed: string, fact: Fact): Fault | undefined {
  const text = fact.kind === 'password' ? typed : typed.trim();
  if (text === '') return undefined;
  switch (fact.kind) {
    case 'email':
      return isEmail(text) ? undefined : 'email';
    case 'phone':
      return isPhone(text) ? undefined : 'phone';
    case 'link':
      return isLink(typedLink(text)) ? undefined : 'link';
    case 'price':
      return centsOf(typedPrice(text)) === undefined ? 'price' : undefined;
    case 'whole':
      return faultInCount(text, fact);
    case 'line':
    case 'text':
    case 'password':
      return fact.min !== undefined && text.length < fact.min ? 'short' : undefined;
    default:
      return undefined;
  }
}
