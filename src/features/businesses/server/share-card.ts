import type { Language } from '#kit/shared/messages.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Business } from '../contract.ts';
import { messages } from '../messages.ts';

/** What it is and where. */
export function businessShareCard(
  { name, category, location, photos, poster }: Business,
  language: Language,
): ShareCard {
  const lines = [messages[language][`category.${category}`], location];
  return { title: name, lines, ...poster, photoId: photos[0]?.id };
}
