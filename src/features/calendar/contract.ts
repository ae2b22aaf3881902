/** What the calendar room promises: one's bookings in the calendar program that one has (specification: accounts). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';

/** When the address was made; null where there is none. */
export const CalendarFeed = z.strictObject({ createdAt: z.iso.datetime().nullable() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** The address is told this once: the house keeps only what recognises it. */
const NewCalendarFeed = z.strictObject({ createdAt: z.iso.datetime(), address: z.url() });
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

export const endpoints = promise({
  'GET /api/account/calendar': {
    summary: 'Whether there is a secret address of the caller’s own bookings, and since when',
    access: 'member',
    reply: CalendarFeed,
  },
  'POST /api/account/calendar': {
    summary: 'Make a secret address of the caller’s own bookings for a calendar program; the one before stops working',
    access: 'member',
    confirms: true,
    reply: NewCalendarFeed,
    status: 201,
    limit: { calls: 30, seconds: 600 },
  },
  'DELETE /api/account/calendar': {
    summary: 'Take the secret address of the caller’s own bookings back',
    access: 'member',
    reply: CalendarFeed,
  },
});
