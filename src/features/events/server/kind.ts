/** Events as a kind of listing. */
import type { z } from 'zod';
import { titlesOf } from '#market/listings/server/listing-kind.ts';
import type { Approved, ServerKind } from '#market/listings/server/listing-kind.ts';
import { inLanguage, linesIn } from '#kit/shared/localized.ts';
import { momentOf } from '#market/town/moment.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import type { ChangedEvent, eventSchemas } from '../contract.ts';
import { eventKind } from '../kind.ts';
import { messages } from '../messages.ts';
import type { EventCategory } from '../rules.ts';
import { spanOf } from '../timing.ts';
import { eventLooks } from './looks.ts';
import { eventPersonalData } from './personal-data.ts';
import type { CopyTicketTypes } from './regular-ticket.ts';
import { eventRoutes } from './routes.ts';
import { seedEvents } from './seed.ts';
import {
  withdrawEvents,
  createEvent,
  createEvents,
  eventInput,
  isListed,
  isPublic,
  requireAhead,
  requireDoors,
  toEvent,
  updateEvent,
  stepEvent,
} from './service.ts';
import type { CountWaiting, SoldTickets } from './service.ts';
import { eventShareCard } from './share-card.ts';
import { events, eventsSearchColumns } from './table.ts';

type Asked = z.infer<z.ZodObject<typeof eventSchemas.asked>>;

/** `sold` does with the orders of an event what their room does, `waiting` counts who waits for its places, `copyTypes` copies its ticket types. */
export const eventsOnServer = (sold: SoldTickets, waiting: CountWaiting, copyTypes: CopyTicketTypes) =>
  ({
    ...eventKind,
    table: events,
    searchColumns: eventsSearchColumns,
    titles: titlesOf(events.title),
    categoryName: (category, language) => wordsOf(messages, language)(`category.${category as EventCategory}`),
    present: toEvent,
    looks: eventLooks,
    shared: eventShareCard,
    atPlace: { businessId: events.businessId, order: events.startsAt },
    pin: { priceCents: events.shownCents, currency: events.currency, date: events.date, time: events.time },
    isListed,
    isPublic,
    publish: (db, { title, language, listing, priceCents, asked, inBoth }: Approved<Asked>, by) => {
      const { date = null, time = null, fold, capacity = 100, organizer = '' } = asked;
      const duration = inBoth(undefined, asked.duration);
      // Refused at the fields of the decision, not at those of an event.
      const startsAt = date === null ? null : momentOf(date, time ?? '23:59', fold, 'listing.');
      const span = spanOf(startsAt, { date, time, duration: inLanguage(duration, 'en') });
      requireAhead({ startsAt, ...span }, by.at, 'listing.');
      const when = { date, time, fold, duration };
      const terms = {
        price: priceCents,
        currency: 'EUR',
        cancellation: 'flexible',
        vatSupply: null,
        capacity,
      } as const;
      const { doors = null, min_age: minAge = null, line_up: lineUp = [], included } = asked;
      requireDoors(doors, time, 'listing.doors');
      const dressCode = inBoth(undefined, asked.dress_code);
      const page = { businessId: null, lineUp, doors, minAge, dressCode, included: linesIn(language, included) };
      const plain = { imageUrl: null, featured: false, vip: false, ...page };
      const event = { ...listing, ...when, ...terms, organizer, performer: '', ...plain, title };
      return createEvent(db, event, language, by);
    },
    createMany: createEvents,
    withdrawMany: withdrawEvents,
    inputOf: eventInput,
    // Its owner said yes when they saved it, and the desk has seen where it moves.
    update: (db, id, input: ChangedEvent, language, by) =>
      updateEvent(db, id, { ...input, moves: true }, language, { ...by, sold }),
    step: stepEvent,
    routes: eventRoutes(sold, waiting, copyTypes),
    personalData: eventPersonalData,
    seed: seedEvents,
  }) as const satisfies ServerKind;
