import type { Language } from '#kit/shared/messages.ts';
import { seedOf } from '#market/posters/poster.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Business } from '../contract.ts';
import { messages } from '../messages.ts';
import { businessMotifs } from '../rules.ts';

/** What it is and where. */
export function sharedBusiness({ id, name, category, location, photos }: Business, language: Language): ShareCard {
  const lines = [messages[language][`category.${category}`], location];
  return { title: name, lines, motif: businessMotifs[category], seed: seedOf(category + id), photoId: photos[0]?.id };
}
