import { client } from '#kit/web/api.ts';
import type { endpoints, RentalCalendars } from '../contract.ts';

/** The calls on a rental's calendars. */
export const rentalCalendarApi = client<typeof endpoints>();

/** While one is being read it is asked how that went. */
const soonMs = 2000;

export const rentalCalendarsQuery = (id: string) => ({
  ...rentalCalendarApi.query('GET /api/rentals/{id}/calendars', { params: { id } }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: RentalCalendars | undefined } }) =>
    state.data?.calendars.some(({ isWaiting }) => isWaiting) ? soonMs : false,
});

/** What looks different when its calendars have changed. */
export const calendarRefresh = (id: string) => [`/api/rentals/${id}/`, '/api/workspace/calendar', '/api/admin/audit'];
