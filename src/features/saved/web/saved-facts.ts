/** What a small card says of a listing, whatever its kind. */
import { kindOf } from '#features/listings/kinds.ts';
import type { ListingFacts } from '#market/listings/listing-kinds.ts';
import type { Language, Words } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { SavedListing } from '../contract.ts';
import type { messages } from '../messages.ts';

type Facts = { readonly when?: string | undefined; readonly where: string; readonly price: string };
type SavedWords = Words<typeof messages>;

// A saved listing is of the kind that its type names.
export const titleOf = ({ type, listing }: SavedListing) => kindOf(type).titleOf(listing as never);

/** Why it can't be had any more. */
export const endOf = ({ type, listing }: SavedListing, now: Date) => kindOf(type).endOf?.(listing as never, now);

/** When, where and for how much. */
export function factsOf({ type, listing }: SavedListing, words: SavedWords, language: Language, now: Date): Facts {
  const { when, where, price, isFrom } = kindOf(type).factsOf(listing as never, language, now);
  const said = priceIn(price, words, language);
  return {
    when: when === null ? words('dateToBeAnnounced') : when,
    where,
    price: isFrom ? words('from', { price: said }) : said,
  };
}

function priceIn(price: ListingFacts['price'], words: SavedWords, language: Language): string {
  if (price === null) return words('priceToBeAnnounced');
  if ('said' in price) return price.said;
  if (price.unit !== undefined)
    return words(`unit.${price.unit}` as 'unit.night', { price: formatPrice(price.euro, language) });
  return price.euro === '0' ? words('free') : formatPrice(price.euro, language);
}
