import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export const calendarFeedQuery = () => api.query('GET /api/account/calendar', {});
export const makeCalendarFeed = () => api.mutation('POST /api/account/calendar');
export const revokeCalendarFeed = () => api.mutation('DELETE /api/account/calendar');
