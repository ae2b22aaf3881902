import { inLine } from '#kit/shared/bidi.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Rental } from '../contract.ts';
import { messages } from '../messages.ts';
import { messages as shareMessages } from '../share-messages.ts';

/** What it is and what it costs, as its card says that, and where. */
export function rentalShareCard(rental: Rental, language: Language): ShareCard {
  const { title, category, location, photos, poster } = rental;
  const what = inLine([shareMessages[language][`one.${category}`], priceOn(rental, language)], ', ');
  return { title, lines: [what, location], ...poster, photoId: photos[0]?.id };
}

/** Nothing while it is to be announced. */
function priceOn({ price, priceUnit, currency }: Rental, language: Language): string | undefined {
  if (price === null || price === '0') return undefined;
  const amount = formatPrice(price, language, currency);
  return priceUnit === null ? amount : `${amount} ${messages[language][`unit.${priceUnit}`]}`;
}
