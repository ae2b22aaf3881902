import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listFailing } from './failing.ts';
import {
  addCalendar,
  fetchCalendar,
  makeAddress,
  readRentalCalendars,
  removeCalendar,
  renameCalendar,
} from './service.ts';
import type { House } from './service.ts';

export const rentalCalendarRoutes = (house: House) =>
  routes(endpoints, {
    'GET /api/admin/rental-calendars': ({ db, language, at }) => listFailing(db, language, at),
    'GET /api/rentals/{id}/calendars': ({ db, params, actor, at }) =>
      readRentalCalendars(db, params.id, { actor, at }, house),
    'POST /api/rentals/{id}/calendar-address': ({ db, params, actor, at }) =>
      makeAddress(db, params.id, { actor, at }, house),
    'POST /api/rentals/{id}/calendars': ({ db, params, body, actor, at }) =>
      addCalendar(db, params.id, body, { actor, at }, house),
    'PATCH /api/rentals/{id}/calendars/{calendar}': ({ db, params, body, actor, at }) =>
      renameCalendar(db, params.id, params.calendar, body.name, { actor, at }, house),
    'DELETE /api/rentals/{id}/calendars/{calendar}': ({ db, params, actor, at }) =>
      removeCalendar(db, params.id, params.calendar, { actor, at }, house),
    'POST /api/rentals/{id}/calendars/{calendar}/fetches': ({ db, params, actor, at }) =>
      fetchCalendar(db, params.id, params.calendar, { actor, at }, house),
  });
