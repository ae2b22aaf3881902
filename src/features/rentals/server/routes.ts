import { sendPage } from '#kit/server/desk-page.ts';
import { linkNext } from '#kit/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import {
  createRental,
  listRentalRecords,
  listRentals,
  readRental,
  readRentalRecord,
  removeRental,
  updateRental,
} from './service.ts';

export const rentalRoutes = routes(endpoints, {
  'GET /api/rentals': async ({ db, query, language, request, headers }) => {
    const page = await listRentals(db, query, language);
    linkNext(headers, request.url, page.next);
    return page.rentals;
  },
  'GET /api/rentals/{id}': ({ db, params, language }) => readRental(db, params.id, language),
  'POST /api/rentals': ({ db, body, language, actor, at }) => createRental(db, body, language, { actor, at }),
  'PUT /api/rentals/{id}': ({ db, params, body, language, actor, at }) =>
    updateRental(db, params.id, body, language, { actor, at }),
  'DELETE /api/rentals/{id}': async ({ db, params, query, actor, at }) => {
    await removeRental(db, params.id, query.version, { actor, at });
    return { deleted: true as const };
  },
  'GET /api/admin/rentals': ({ db, query, language, headers }) =>
    sendPage(headers, listRentalRecords(db, query, language)),
  'GET /api/admin/rentals/{id}': ({ db, params }) => readRentalRecord(db, params.id),
});
