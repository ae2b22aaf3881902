import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { seedOf } from '#market/posters/poster.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Event } from '../contract.ts';
import { messages } from '../messages.ts';
import { eventMotifs } from '../rules.ts';

/** When and where, as its page tells it. */
export function sharedEvent(
  { id, title, category, date, time, location, photos }: Event,
  language: Language,
): ShareCard {
  const day = date === null ? messages[language].dateToBeAnnounced : formatDate(date, 'long', language);
  return {
    title,
    lines: [[day, time].filter((part) => part !== null).join(', '), location],
    motif: eventMotifs[category],
    seed: seedOf(category + id),
    photoId: photos[0]?.id,
  };
}
