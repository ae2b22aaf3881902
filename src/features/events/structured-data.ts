/** An event as schema.org's Event: what search engines need to show it (issue 3). */

import { instantTold } from '#market/town/clock-changes.ts';
import { seedOf, sharedPosterUrl } from '#market/posters/poster.ts';
import { imagesOf, placeData, type StructuredData } from '#market/pages/structured-data.ts';
import { town } from '#market/town/town.ts';
import type { Event } from './contract.ts';
import { eventMotifs, isOffered } from './rules.ts';

type Rescheduled = Event & { readonly moved: NonNullable<Event['moved']> };

/** Whether it begins at another time than before; to another place it is not rescheduled. */
const wasAnother = (event: Event): event is Rescheduled =>
  event.moved !== undefined && (event.moved.date !== event.date || event.moved.time !== event.time);

function statusOf(event: Event): string {
  if (event.calledOff) return 'EventCancelled';
  return wasAnother(event) ? 'EventRescheduled' : 'EventScheduled';
}

/** Undefined while the date is to be announced: an Event must have a start. */
export function eventData(event: Event, origin: string): StructuredData | undefined {
  if (event.date === null) return undefined;
  const motif = eventMotifs[event.category];
  const seed = seedOf(event.category + event.id);
  return {
    '@type': event.category === 'sports' ? 'SportsEvent' : event.category === 'concert' ? 'MusicEvent' : 'Event',
    name: event.title,
    url: `${origin}/events/${event.id}`,
    description: event.description,
    startDate: event.time === null ? event.date : instantTold(event.date, event.time, event.fold).toISOString(),
    eventStatus: `https://schema.org/${statusOf(event)}`,
    ...(wasAnother(event) && {
      previousStartDate: event.moved.time === null ? event.moved.date : event.moved.startsAt,
    }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeData(event, town),
    image: imagesOf(event, origin, sharedPosterUrl(motif, seed)),
    ...(event.organizer === '' ? {} : { organizer: { '@type': 'Organization', name: event.organizer } }),
    ...(event.price === null || event.calledOff || !isOffered(event)
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: event.price === '0' ? '0.00' : event.price,
            priceCurrency: event.currency,
            availability: `https://schema.org/${event.soldOut ? 'SoldOut' : 'InStock'}`,
            url: `${origin}/checkout?type=event&id=${event.id}`,
          },
        }),
  };
}
