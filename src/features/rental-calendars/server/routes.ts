import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { makeAddress, readRentalCalendars } from './service.ts';
import type { House } from './service.ts';

export const rentalCalendarRoutes = (house: House) =>
  routes(endpoints, {
    'GET /api/rentals/{id}/calendars': ({ db, params, actor, at }) =>
      readRentalCalendars(db, params.id, { actor, at }, house),
    'POST /api/rentals/{id}/calendar-address': ({ db, params, actor, at }) =>
      makeAddress(db, params.id, { actor, at }, house),
  });
