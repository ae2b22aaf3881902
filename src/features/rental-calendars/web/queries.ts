import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

/** The calls on a rental's calendars. */
export const rentalCalendarApi = client<typeof endpoints>();

export const rentalCalendarsQuery = (id: string) =>
  rentalCalendarApi.query('GET /api/rentals/{id}/calendars', { params: { id } });

/** Where a rental's calendars are. */
export const calendarsPath = (id: string) => `/api/rentals/${id}/calendars`;
