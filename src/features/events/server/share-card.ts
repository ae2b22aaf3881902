import { formatDate } from '#kit/shared/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ShareCard } from '#market/posters/server/share-card.ts';
import type { Event } from '../contract.ts';
import { messages } from '../messages.ts';

/** When and where, as its page tells it. */
export function eventShareCard({ title, date, time, location, photos, poster }: Event, language: Language): ShareCard {
  const day = date === null ? messages[language].dateToBeAnnounced : formatDate(date, 'long', language);
  return {
    title,
    lines: [[day, time].filter((part) => part !== null).join(', '), location],
    ...poster,
    photoId: photos[0]?.id,
  };
}
