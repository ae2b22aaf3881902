import type { Language } from '#kit/shared/messages.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Rental } from '../contract.ts';
import { messages } from '../messages.ts';

/** What it is and where. */
export function sharedRental({ title, category, location, photos, poster }: Rental, language: Language): ShareCard {
  const lines = [messages[language][`category.${category}`], location];
  return { title, lines, ...poster, photoId: photos[0]?.id };
}
