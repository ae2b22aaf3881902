import { formatDay } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { listingHead, type Reading } from '#market/listings/web/detail/listing-head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import type { EventDetail } from '../contract.ts';
import { messages as cardMessages } from '../messages.ts';
import { messages } from '../page-messages.ts';
import { eventData, type RegularSale, type SoldAs } from '../structured-data.ts';

/** What search engines and the sites where it is shared read of an event's page. */
export function eventHead(
  event: EventDetail,
  reading: Reading & {
    readonly now: Date;
    readonly types?: readonly SoldAs[];
    readonly sale?: RegularSale | undefined;
  },
) {
  const { language, origin, now, types, sale } = reading;
  const words = wordsOf(messages, language);
  const { title, date, id } = event;
  const named = { title, brand: town.brand };
  return listingHead(
    {
      title:
        date === null
          ? words('pageTitle', named)
          : words('pageTitleDated', { ...named, date: formatDay(date, wallClock(now).date, language) }),
      name: title,
      description: event.description,
      path: `/events/${id}`,
      list: { name: wordsOf(cardMessages, language)('kicker'), path: '/search?type=events' },
      data: import.meta.env.SSR ? eventData(event, origin, now, types, sale) : undefined,
    },
    reading,
  );
}
