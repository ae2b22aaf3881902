/** What every room needs to know of events, to show them among other listings. */
import { inLine } from '#kit/shared/bidi.ts';
import { formatDay } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { pricedIn, type Kind } from '#market/listings/listing-kinds.ts';
import type { Event } from './contract.ts';
import { eventCategories } from './rules.ts';
import { isPast } from './timing.ts';

export const eventKind = {
  name: 'events',
  one: 'event',
  categories: eventCategories,
  finding: { isPriced: true, isRated: false, onDate: 'announced', leaves: 'whenOver' },
  asked: ['date', 'time', 'fold', 'duration', 'organizer', 'capacity', 'price'],
  told: ['doors', 'line_up', 'included', 'dress_code', 'min_age'],
  capacity: { of: 'tickets', usual: '100', max: 100_000 },
  previewed: ['date', 'time', 'duration', 'price', 'organizer'],
  remark: 'notOnSale',
  titleOf: ({ title }) => title,
  factsOf: ({ date, time, location, price, from, currency }, language, now) => ({
    when: date === null ? null : inLine([formatDay(date, wallClock(now).date, language), time]),
    where: location,
    price: pricedIn(from ?? price, currency, language),
    isFrom: from !== undefined,
  }),
  /** It was called off, it is over, or its places are gone. */
  endOf: (event, now) => {
    if (event.calledOff) return 'calledOff';
    if (isPast(event, now)) return 'past';
    return event.soldOut ? 'soldOut' : undefined;
  },
} as const satisfies Kind<Event>;
