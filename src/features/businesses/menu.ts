/** What a place has, read from the text in which its owner wrote it: a line for each thing, its price at the end. */

import { centsOf } from '#kit/shared/money.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';

type MenuItem = {
  readonly name: string;
  /** In euro, `12.50`, where the line ends with one. */
  readonly price?: string;
};
export type MenuPart = { readonly title?: string; readonly items: readonly MenuItem[] };

/** `Rice with duck … 18,50 €`: an amount with the sign of the euro, and whatever leads the eye to it. */
const priced = /^(?<name>.*?\S)[\s.·…:–—-]*\s(?:€\s?)?(?<amount>\d[\d.,]*)\s?€?$/u;

function itemOf(line: string): MenuItem {
  const { name, amount } = (line.includes('€') ? priced.exec(line)?.groups : undefined) ?? {};
  const cents = centsOf(typedPrice(amount ?? ''));
  return name === undefined || cents === undefined ? { name: line } : { name, price: (cents / 100).toFixed(2) };
}

/** Its parts in their order; a line that ends with a colon is the title of one. */
export function menuOf(text: string): MenuPart[] {
  const parts: { title?: string; items: MenuItem[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    if (line.endsWith(':')) parts.push({ title: line.slice(0, -1).trim(), items: [] });
    else if (parts.length === 0) parts.push({ items: [itemOf(line)] });
    else parts.at(-1)?.items.push(itemOf(line));
  }
  return parts;
}

type Dated = { readonly offer: string; readonly offerFrom: string | null; readonly offerUntil: string | null };

/** Whether an offer is to be had on a day, both its dates among them; one without dates always is. */
export const isOfferOn = ({ offer, offerFrom, offerUntil }: Dated, day: string): boolean =>
  offer !== '' && (offerFrom === null || offerFrom <= day) && (offerUntil === null || day <= offerUntil);
