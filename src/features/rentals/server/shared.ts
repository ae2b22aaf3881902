import type { Language } from '#kit/shared/messages.ts';
import { seedOf } from '#market/posters/poster.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Rental } from '../contract.ts';
import { messages } from '../messages.ts';
import { rentalMotifs } from '../rules.ts';

/** What it is and where. */
export function sharedRental({ id, title, category, location, photos }: Rental, language: Language): ShareCard {
  const lines = [messages[language][`category.${category}`], location];
  return { title, lines, motif: rentalMotifs[category], seed: seedOf(category + id), photoId: photos[0]?.id };
}
