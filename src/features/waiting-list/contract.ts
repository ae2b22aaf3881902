/** What the waiting list promises: a member's wish to hear of places of an event that is sold out (decision 0160). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { maxLetters, maxPlaces, maxWaits } from './rules.ts';

/** Any ticket of the event, the regular one, or one of its types by its id (decision 0198). */
const ticketType = z.union([z.enum(['any', 'regular']), s.id]);

const Wait = z.strictObject({
  eventId: s.id,
  title: z.string(),
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  ticketType,
  /** What its organiser calls that; null for any, and for a regular ticket without a name of its own. */
  ticketName: z.string().nullable(),
  places: z.number().int(),
  since: z.iso.datetime(),
  /** When they were last told of places. */
  toldAt: z.iso.datetime().nullable(),
  /** As many places as they wait for can be had at this moment. */
  isOpen: z.boolean(),
  /** With which type these are bought; null for the regular ticket. */
  opens: s.id.nullable(),
  /** Whether it is sold at all on this day: what its organiser ended, or sells later, does not come free. */
  isSold: z.boolean(),
  /** Whether the event itself is: its organiser may have taken all of it off sale, and who waits stays on the list. */
  isEventSold: z.boolean(),
});
export type Wait = z.infer<typeof Wait>;

const Waits = z.strictObject({
  waits: z.array(Wait),
  /** Whether a letter comes: not to whoever gave no e-mail, or wants no letters about places. */
  letters: z.enum(['come', 'no-email', 'off']),
});
export type Waits = z.infer<typeof Waits>;

export const endpoints = promise({
  'GET /api/waiting-list': {
    summary: 'The events whose places the member of this session waits for, soonest first',
    access: 'member',
    reply: Waits,
  },
  'PUT /api/waiting-list/{id}': {
    summary: `Wait for so many places of an event, or of one of its tickets, that has not as many; asking again changes the number and keeps the turn, another ticket is asked for anew, and a wish ends with a purchase of it or after ${maxLetters} letters. 404 where there is no such event, 410 event_over, 422 not_for_sale also for a ticket that is not sold on this day, 409 places_free, ticket_type_limit for more than one person may have, conflict for whoever is at a free event already, and too_many_waits beyond ${maxWaits}`,
    access: 'member',
    body: z.strictObject({ places: z.number().int().min(1).max(maxPlaces), ticketType: ticketType.default('any') }),
    reply: Waits,
  },
  'DELETE /api/waiting-list/{id}': {
    summary: 'Wait no longer, whether one did or not',
    access: 'member',
    reply: Waits,
  },
});
