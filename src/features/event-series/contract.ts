/** What the room of series promises: an event made again on other dates, each an event of its own (decision 0179). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { listingStates } from '#market/listings/listing.ts';
import { mostNights, mostOfSeries, nightFaults } from './rules.ts';

const isEachOnce = (dates: readonly string[]) => new Set(dates).size === dates.length;
const dates = z.array(s.calendarDate).min(1).max(mostNights).refine(isEachOnce, 'Must name each only once');

/** Dates in an address. */
const dateList = z
  .string()
  .max(11 * mostNights)
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
    summary: `Make an event of one’s own again on up to ${mostNights} other dates, all or none: each is a draft of its own, sent for its review where that is asked. 422 names the dates that can’t be; 409 conflict for a series of more than ${mostOfSeries}`,
    access: 'business',
    team: ['editor'],
    body: z.strictObject({ dates, asks: z.boolean().default(false) }),
    reply: Series,
    status: 201,
    limit: { calls: 20, seconds: 600 },
  },
});
