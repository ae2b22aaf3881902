/** What ticket types promise (decision 0175): everybody reads them, whose event it is makes, changes, orders and ends them. */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { minPaidCents } from '#kit/shared/money.ts';
import * as s from '#kit/shared/schemas.ts';
import * as listing from '#market/listings/listing-schemas.ts';
import { maxTickets } from '#features/events/rules.ts';
import {
  maxTypeDescription,
  maxTypeName,
  maxTypeLimit,
  maxTypes,
  maxTypesEver,
  shownTypeStates,
  typeStates,
} from './rules.ts';

/** The first and the last day on which it is sold, by the town's calendar; null without one. */
const days = { soldFrom: s.calendarDate.nullable(), soldUntil: s.calendarDate.nullable() };

/** How many one person may have; null for as many as they like. */
const each = z.number().int().min(1).max(maxTickets).nullable();

/** A ticket type as everybody sees it. */
export const TicketType = z.strictObject({
  /** With this it is bought. */
  id: s.id,
  name: z.string(),
  /** Empty where nothing is said. */
  description: z.string(),
  foreign: listing.foreign('name', 'description'),
  price: s.wirePrice,
  ...days,
  each,
  state: z.enum(shownTypeStates),
});
export type TicketType = z.infer<typeof TicketType>;

/** All types of an event beside its regular ticket, in their order; none where it has but the one price. */
export const TicketTypes = z.strictObject({
  /** What the regular ticket is called, where its organiser says so; its price is the event's own. */
  regular: z.string().nullable(),
  /** How the regular ticket is sold; null where it is left out. */
  regularSale: TicketType.pick({ soldFrom: true, soldUntil: true, each: true, state: true }).nullable(),
  types: z.array(TicketType),
});
export type TicketTypes = z.infer<typeof TicketTypes>;

/** How many wait for it, and for how many together (decision 0198). */
const wanted = { peopleWaiting: z.number().int(), placesWanted: z.number().int() };

/** The same as whose event it is sees it. */
export const TicketTypeRecord = z.strictObject({
  id: s.id,
  name: listing.storedText,
  description: listing.storedText,
  price: s.wirePrice,
  ...days,
  /** How many there are; null for as many as the event has. */
  limit: z.number().int().nullable(),
  /** Held or sold. */
  taken: z.number().int(),
  each,
  state: z.enum(typeStates),
  /** Tickets that are bought and stand, and euro that were paid for it and did not go back. */
  sold: z.number().int(),
  paid: s.wirePrice,
  ...wanted,
  version: z.number().int(),
});
export type TicketTypeRecord = z.infer<typeof TicketTypeRecord>;

export const TicketTypeRecords = z.strictObject({
  /** What the regular ticket is called, and what it costs; null while that is to be announced. */
  regular: z.strictObject({
    name: listing.storedText,
    price: s.wirePrice.nullable(),
    ...days,
    limit: z.number().int().nullable(),
    taken: z.number().int(),
    each,
    /** Ended where it is left out. */
    state: z.enum(typeStates),
    ...wanted,
  }),
  /** Who takes any of them. */
  any: z.strictObject(wanted),
  types: z.array(TicketTypeRecord),
});
export type TicketTypeRecords = z.infer<typeof TicketTypeRecords>;

/** How a ticket may be bounded: nothing where it is not. */
const bounds = {
  limit: z
    .number()
    .int()
    .min(1)
    .max(maxTypeLimit)
    .nullish()
    .transform((limit) => limit ?? null),
  soldFrom: s.calendarDate.nullish().transform((day) => day ?? null),
  soldUntil: s.calendarDate.nullish().transform((day) => day ?? null),
  each: z
    .number()
    .int()
    .min(1)
    .max(maxTickets)
    .nullish()
    .transform((each) => each ?? null),
};

export const NewTicketType = z.strictObject({
  name: s.localizedLine(maxTypeName),
  description: s.optionalLocalizedLine(maxTypeDescription),
  /** At least what a bank takes: who is let in for nothing has a code. */
  price: s.price.refine((cents) => cents >= minPaidCents, 'Must be 0.50 at least'),
  ...bounds,
});
export type NewTicketType = z.infer<typeof NewTicketType>;

export const RegularTicket = z.strictObject({
  name: s.optionalLocalizedLine(maxTypeName),
  ...bounds,
  /** Only where another ticket can be had in its place. */
  isOff: z.boolean().default(false),
});
export type RegularTicket = z.infer<typeof RegularTicket>;

export const ChangedTicketType = NewTicketType.extend({ version: s.seenVersion });
export type ChangedTicketType = z.infer<typeof ChangedTicketType>;

export const endpoints = promise({
  'GET /api/events/{id}/ticket-types': {
    summary:
      'The ticket types of a public event beside its regular one, in their order, each with how it stands with it',
    access: 'public',
    reply: TicketTypes,
    keeps: ['events', 'ticket_types'],
  },
  'GET /api/admin/events/{id}/ticket-types': {
    summary: 'The ticket types of one of the caller’s own events, with those that ended and what was sold of each',
    access: 'business',
    team: ['editor'],
    reply: TicketTypeRecords,
  },
  'POST /api/events/{id}/ticket-types': {
    summary: `Make another ticket type of one of the caller’s own events. 409 conflict beyond ${maxTypes} that are not ended, or ${maxTypesEver} in all; 422 not_for_sale for an event without a price`,
    access: 'business',
    team: ['editor'],
    body: NewTicketType,
    reply: TicketTypeRecord,
    status: 201,
  },
  'PUT /api/ticket-types/{id}': {
    summary:
      'Change a ticket type: what was bought or is held stays as it was sold. 422 for fewer than are taken, 409 invalid_transition once it ended, 409 edit_conflict',
    access: 'business',
    team: ['editor'],
    body: ChangedTicketType,
    reply: TicketTypeRecord,
  },
  'DELETE /api/ticket-types/{id}': {
    summary:
      'End a ticket type: nobody buys it any more. Who holds places of it still pays what they were promised. 409 conflict for the last one while the regular ticket is left out',
    access: 'business',
    team: ['editor'],
    reply: TicketTypeRecord,
  },
  'PUT /api/events/{id}/ticket-types/order': {
    summary:
      'The order in which the types that are not ended are shown. 409 edit_conflict where it does not name each of them once',
    access: 'business',
    team: ['editor'],
    body: z.strictObject({ ids: z.array(s.id).max(maxTypes) }),
    reply: TicketTypeRecords,
  },
  'PUT /api/events/{id}/sales': {
    summary:
      'Sell none of the tickets of one of the caller’s own events for now, free ones neither, or sell them again: what is bought or held stays as it is',
    access: 'business',
    team: ['editor'],
    body: z.strictObject({ isStopped: z.boolean() }),
    reply: z.strictObject({ isStopped: z.boolean() }),
  },
  'PUT /api/events/{id}/regular-ticket': {
    summary:
      'How the regular ticket of one of the caller’s own events is sold: what it is called, how many there are, from and until which day, how many for one person, and whether it is left out. 409 conflict for one that is left out where nothing stands beside it, 422 for fewer than are taken',
    access: 'business',
    team: ['editor'],
    body: RegularTicket,
    reply: TicketTypeRecords,
  },
});
