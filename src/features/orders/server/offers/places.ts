/** Places of an event: a guarded count (decisions 0020 and 0035). */
import { sql } from 'drizzle-orm';
import {
  countPlacesLeft,
  findEventRows,
  isBookable,
  lockEvent,
  takePlaces,
  whenOf,
} from '#features/events/server/service.ts';
import { events, eventsSearchColumns } from '#features/events/server/table.ts';
import { calendarSpan } from '#features/events/timing.ts';
import { matches } from '#kit/server/desk-list.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { termsOf } from '../terms.ts';
import type { HeldFrom, Offer, Wish } from './offer.ts';

export type EventWish = {
  readonly userId: string;
  readonly eventId: string;
  readonly quantity: number;
  readonly whence?: HeldFrom | undefined;
};

export const eventWish = ({ eventId, ...wish }: EventWish): Wish<undefined> => ({
  ...wish,
  kind: 'event',
  itemId: eventId,
  details: undefined,
});

export const places: Offer<undefined> = {
  kind: 'event',
  isBooking: true,
  isJoinedFree: true,

  async lock(db, itemId) {
    const event = await lockEvent(db, itemId);
    const bookable = (at: Date) => {
      if (!event || event.status !== 'published') throw missing();
      if (isBookable(event, at)) return event;
      throw new Problem('not_for_sale', 'There are no tickets for this event at the moment.');
    };
    return {
      price({ quantity }, at) {
        const { priceCents, startsAt } = bookable(at);
        return { quantity, startsAt, amountCents: priceCents * quantity };
      },
      terms() {
        if (!event) throw missing();
        return termsOf(db, event);
      },
      async take({ quantity }, _at, before) {
        const more = quantity - (before?.quantity ?? 0);
        return more === 0 || takePlaces(db, itemId, more);
      },
      places: event && { capacity: event.capacity, left: event.capacity - event.placesTaken },
    };
  },
  countLeft: countPlacesLeft,
  gone: () => new Problem('sold_out', 'There are not that many places left.'),

  async release(db, orders) {
    for (const [itemId, some] of Map.groupBy(orders, (order) => order.itemId))
      await takePlaces(db, itemId, -some.reduce((sum, { quantity }) => sum + quantity, 0));
  },

  tickets: ({ quantity }) => quantity,
  async describe(db, orders) {
    const rows = await findEventRows(db, [...new Set(orders.map(({ itemId }) => itemId))]);
    const byId = new Map(rows.map((event) => [event.id, event]));
    return ({ itemId }) => {
      const event = byId.get(itemId);
      if (!event) return undefined;
      const { title, category, location, address, date, time } = event;
      const span = calendarSpan({ ...whenOf(event), duration: inLanguage(event.duration, 'en') });
      return { itemId, title, category, location, address, date, time, until: null, span };
    };
  },
  letter({ quantity }, { bought: { date, time, location, address }, ...told }) {
    return { letter: 'order', values: { ...told, date, time, location, address, quantity } };
  },
  find: (q) =>
    matches(q, eventsSearchColumns).map((isEvent) => sql`(select ${events.id} from ${events} where ${isEvent})`),
};

const missing = () => new Problem('not_found', 'There is no such event.');
