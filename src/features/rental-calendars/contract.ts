/** What the calendars of rentals promise their owners: what is taken here, for other sites (decision 0162). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import { unfit } from './rules.ts';

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
});
export type RentalCalendars = z.infer<typeof RentalCalendars>;

export const endpoints = promise({
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
});
