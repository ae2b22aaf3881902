/** What the room of series promises: an event made again on other dates, each an event of its own (decision 0179). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { listingStates } from '#market/listings/listing.ts';
import { SentChange } from '#features/events/contract.ts';
import { keptWhys, maxNights, maxPerSeries, nightFaults, reaches } from './rules.ts';

const isEachOnce = (dates: readonly string[]) => new Set(dates).size === dates.length;
const dates = z.array(s.calendarDate).min(1).max(maxNights).refine(isEachOnce, 'Must name each only once');

/** Dates in an address. */
const dateList = z
  .string()
  .max(11 * maxNights)
  .transform((list) => list.split(','))
  .pipe(dates);

/** A date as it would be: from when to when, what speaks against it, and what of the owner is on then at the same place. */
export const TriedNight = z.strictObject({
  date: s.calendarDate,
  /** Null where the clock has no such hour that night. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  fault: z.enum(nightFaults).nullable(),
  clashes: z.array(z.strictObject({ id: s.id, title: z.string(), time: s.timeOfDay.nullable() })),
});
export type TriedNight = z.infer<typeof TriedNight>;

/** An event of a series, beside the one that is looked at. */
export const SeriesNight = z.strictObject({
  id: s.id,
  date: s.calendarDate.nullable(),
  time: s.timeOfDay.nullable(),
  state: z.enum(listingStates),
  version: z.number().int(),
  /** Held or sold: it is not taken off, but called off. */
  placesTaken: z.number().int(),
  /** Whether it is still to begin: those can be ended, and are changed with the others. */
  isToCome: z.boolean(),
  /** Whether all that is written of it is what is written of the one that is looked at, but its date. */
  isAlike: z.boolean(),
});
export type SeriesNight = z.infer<typeof SeriesNight>;

export const Series = z.strictObject({
  /** Null of an event that is in none. */
  id: s.id.nullable(),
  /** The earliest first, the one that is looked at among them. */
  nights: z.array(SeriesNight),
});
export type Series = z.infer<typeof Series>;

/** An event as its form sends it, and which nights to come besides get what is changed of it. */
export const SeriesChange = z.strictObject({ event: SentChange, reach: z.enum(reaches) });
export type SeriesChange = z.infer<typeof SeriesChange>;

/** What becomes of one night, by the names of its fields. */
export const ChangedNight = SeriesNight.pick({ id: true, date: true, time: true, state: true }).extend({
  changes: z.array(z.string()),
  /** What it keeps of its own, and why. */
  keeps: z.array(z.strictObject({ fields: z.array(z.string()), why: z.enum(keptWhys) })),
  /** Paid or joined, where it is moved: so many are told, and may return theirs. */
  orders: z.number().int(),
  tickets: z.number().int(),
  /** What of it waits for the desk. */
  waits: z.array(z.string()),
  /** Why this night’s own save was refused; null where it was not. */
  refused: s.problemCode.nullable(),
});
export type ChangedNight = z.infer<typeof ChangedNight>;

/** The event that was edited first, then the others in their order. */
export const ChangedSeries = z.strictObject({ nights: z.array(ChangedNight) });
export type ChangedSeries = z.infer<typeof ChangedSeries>;

export const SeriesEnd = z.strictObject({ from: s.calendarDate, callsOff: z.boolean().default(false) });
export type SeriesEnd = z.infer<typeof SeriesEnd>;

export const EndedSeries = z.strictObject({
  takenOff: z.number().int(),
  calledOff: z.number().int(),
  refunded: s.wirePrice,
});
export type EndedSeries = z.infer<typeof EndedSeries>;

export const endpoints = promise({
  'GET /api/events/{id}/series': {
    summary:
      'The events of one series, of one’s own or at the desk, and whether they differ from this one in more than their date',
    access: 'business',
    team: ['editor'],
    reply: Series,
  },
  'GET /api/events/{id}/series/dates': {
    summary:
      'What an event of one’s own would be on other dates (with commas between): its hours, what refuses it, and what is on at the same place',
    access: 'business',
    team: ['editor'],
    query: z.strictObject({ dates: dateList }),
    reply: z.array(TriedNight),
  },
  'POST /api/events/{id}/series': {
    summary: `Make an event of one’s own again on up to ${maxNights} other dates, all or none: each is a draft of its own, sent for its review where that is asked. 422 names the dates that can’t be; 409 conflict for a series of more than ${maxPerSeries}`,
    access: 'business',
    team: ['editor'],
    body: z.strictObject({ dates, asks: z.boolean().default(false) }),
    reply: Series,
    status: 201,
    limit: { calls: 20, seconds: 600 },
  },
  'POST /api/events/{id}/series/trials': {
    summary:
      'What changing an event of one’s own and the nights to come of its series would come to, night by night; nothing is changed',
    access: 'business',
    team: ['editor'],
    body: SeriesChange,
    reply: ChangedSeries,
  },
  'PUT /api/events/{id}/series': {
    summary:
      'Change an event of one’s own and the nights to come of its series, after it or all: each gets what was changed, and keeps what was changed of it by hand or can’t be there. Another hour or place of nights with tickets is 409 tickets_sold, with the orders and tickets of all of them in `errors`, until `moves` says yes. Refuses what the event’s own save refuses; a night whose save is refused is told with its code',
    access: 'business',
    team: ['editor'],
    body: SeriesChange,
    reply: ChangedSeries,
    limit: { calls: 20, seconds: 600 },
  },
  'PUT /api/events/{id}/series/ticket-types': {
    summary:
      'Give the nights to come of a series, after an event of one’s own or all, its ticket types and its regular ticket, with their days as far before each: types of one name are the same, what only a night has stays, and what is taken of one is never more than there are. Gives how many nights were changed, and at how many something stays as it is',
    access: 'business',
    team: ['editor'],
    body: z.strictObject({ reach: z.enum(reaches) }),
    reply: z.strictObject({ changed: z.number().int(), kept: z.number().int() }),
    limit: { calls: 20, seconds: 600 },
  },
  'POST /api/events/{id}/series/end': {
    summary:
      'End the series of an event of one’s own from a date on: nights that nobody has places for are taken off. 409 tickets_sold, with the orders and tickets in `errors`, until `callsOff` says that the others are called off and everybody gets their money back',
    access: 'business',
    touchesMoney: true,
    confirms: true,
    body: SeriesEnd,
    reply: EndedSeries,
  },
});
