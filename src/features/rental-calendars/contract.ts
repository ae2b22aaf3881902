/** What the calendars of rentals promise their owners: what is taken here, for other sites (decision 0162). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { calendarFaults, maxCalendars, unfit } from './rules.ts';

/** A calendar of another site that is read for a rental, and how that goes. */
const LinkedCalendar = z.strictObject({
  id: s.id,
  name: z.string(),
  address: z.string(),
  /** It was asked for and not tried yet. */
  isWaiting: z.boolean(),
  /** When it was last read; null while it never was. */
  workedAt: z.iso.datetime().nullable(),
  /** Why it can't be read, and since when; what it said last stays. */
  fault: z.enum(calendarFaults).nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** How many days to come are taken by it. */
  days: z.number().int(),
  /** How many besides that seem to be the copy of what stands here; they are taken by it too. */
  copies: z.number().int(),
});
export type LinkedCalendar = z.infer<typeof LinkedCalendar>;

/** A booking of the house whose days another calendar claims too. Of `until` is free again. */
const Clash = z.strictObject({
  orderId: s.id,
  calendar: z.string(),
  from: s.calendarDate,
  until: s.calendarDate,
});
export type Clash = z.infer<typeof Clash>;

/** How a rental stands with the calendars of other sites. */
export const RentalCalendars = z.strictObject({
  /** Why it has none; null where it may. */
  unfit: z.enum(unfit).nullable(),
  /** The secret address under which other sites read what is taken here; null until it is made. */
  own: z
    .strictObject({
      address: z.url(),
      madeAt: z.iso.datetime(),
      /** When somebody last read it. */
      readAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Of other sites, as they were added. */
  calendars: z.array(LinkedCalendar),
  clashes: z.array(Clash),
});
export type RentalCalendars = z.infer<typeof RentalCalendars>;

/** A calendar that can't be read since a day, as the desk sees it. */
export const FailingCalendar = z.strictObject({
  id: s.id,
  rentalId: s.id,
  title: z.string(),
  name: z.string(),
  fault: z.enum(calendarFaults),
  failingSince: z.iso.datetime(),
});
export type FailingCalendar = z.infer<typeof FailingCalendar>;

/** How many of them are told at once. */
export const maxFailing = 100;

const name = s.line(60);
export const NewCalendar = z.strictObject({ name, address: s.line(2000) });
export type NewCalendar = z.infer<typeof NewCalendar>;

export const endpoints = promise({
  'GET /api/admin/rental-calendars': {
    summary: `Calendars of other sites that can’t be read since a day, what fails longest first; ${maxFailing} at most`,
    access: 'admin',
    reply: z.array(FailingCalendar),
  },
  'GET /api/rentals/{id}/calendars': {
    summary:
      'How a rental of one’s own stands with the calendars of other sites, with the secret address of what is taken',
    access: 'business',
    team: ['editor'],
    reply: RentalCalendars,
  },
  'POST /api/rentals/{id}/calendar-address': {
    summary:
      'Make the secret address of what is taken of a rental; the one before stops working. 409 not_for_sale where its days can’t be told in a calendar',
    access: 'business',
    team: ['editor'],
    reply: RentalCalendars,
    status: 201,
    limit: { calls: 30, seconds: 600 },
  },
  'POST /api/rentals/{id}/calendars': {
    summary: `Read the calendar of another site for a rental from now on; ${maxCalendars} at most (409 conflict). 422 for an address that is not of the open net by https, or is there already; 409 not_for_sale where days can’t be told in a calendar`,
    access: 'business',
    team: ['editor'],
    body: NewCalendar,
    reply: RentalCalendars,
    status: 201,
    limit: { calls: 30, seconds: 600 },
  },
  'PATCH /api/rentals/{id}/calendars/{calendar}': {
    summary: 'Call the calendar of another site otherwise',
    access: 'business',
    team: ['editor'],
    body: z.strictObject({ name }),
    reply: RentalCalendars,
  },
  'DELETE /api/rentals/{id}/calendars/{calendar}': {
    summary: 'Read the calendar of another site no longer: the days it took are free',
    access: 'business',
    team: ['editor'],
    reply: RentalCalendars,
  },
  'POST /api/rentals/{id}/calendars/{calendar}/fetches': {
    summary: 'Read the calendar of another site now; 429 within a minute of the last time',
    access: 'business',
    team: ['editor'],
    reply: RentalCalendars,
    status: 202,
    limit: { calls: 60, seconds: 600 },
  },
});
