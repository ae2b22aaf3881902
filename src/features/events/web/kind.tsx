/** Events as a kind of listing. */
import { wordsOf } from '#kit/web/i18n.tsx';
import type { WebKind } from '#market/listings/web/listing-kind.ts';
import type { Event } from '../contract.ts';
import { messages } from '../messages.ts';
import type { EventCategory } from '../rules.ts';
import { EventCard } from './event-card.tsx';
import { EventCards } from './event-cards.tsx';
import { eventQuery } from './event-query.ts';

export const eventsOnWeb = {
  categoryName: (category, language) => wordsOf(messages, language)(`category.${category as EventCategory}`),
  cards: (events: readonly Event[]) => <EventCards events={events} layout="grid" />,
  card: (event: Event, ink) => <EventCard event={event} ink={ink} />,
  query: eventQuery,
  changes: async () => (await import('./event-table.tsx')).eventChanges,
} as const satisfies WebKind;
