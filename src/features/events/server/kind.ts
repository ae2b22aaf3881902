/** Events as a kind of listing. */
import type { z } from 'zod';
import { titlesOf } from '#market/listings/server/listing-kind.ts';
import type { Approved, ServerKind } from '#market/listings/server/listing-kind.ts';
import { momentOf } from '#market/town/moment.ts';
import type { eventSchemas } from '../contract.ts';
import { eventKind } from '../kind.ts';
import { eventPersonalData } from './personal-data.ts';
import { eventRoutes } from './routes.ts';
import { seedEvents } from './seed.ts';
import { createEvent, eventInput, isListed, toEvent, updateEvent } from './service.ts';
import { events, eventsSearchColumns } from './table.ts';

type Asked = z.infer<z.ZodObject<typeof eventSchemas.asked>>;

export const eventsOnServer = {
  ...eventKind,
  table: events,
  searchColumns: eventsSearchColumns,
  titles: titlesOf(events.title),
  present: toEvent,
  isListed,
  publish: (db, { title, language, listing, priceCents, asked, inBoth }: Approved<Asked>, by) => {
    const { date = null, time = null, fold, capacity = 100, organizer = '' } = asked;
    // Refused at the fields of the decision, not at those of an event.
    if (date !== null && time !== null) momentOf(date, time, fold, 'listing.');
    const when = { date, time, fold, duration: inBoth(undefined, asked.duration) };
    const terms = { price: priceCents, currency: 'EUR', cancellation: 'flexible', capacity } as const;
    const event = { ...listing, ...when, ...terms, organizer, imageUrl: null, featured: false, vip: false, title };
    return createEvent(db, event, language, by);
  },
  inputOf: eventInput,
  update: updateEvent,
  routes: eventRoutes,
  personalData: eventPersonalData,
  seed: seedEvents,
} as const satisfies ServerKind;
