import { linkNext } from '#kit/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { createRental, listRentals, readRental, removeRental, updateRental } from './service.ts';

export const rentalRoutes = routes(endpoints, {
  'GET /api/rentals': async ({ db, query, language, request, headers }) => {
    const page = await listRentals(db, query, language);
    linkNext(headers, request.url, page.next);
    return page.rentals;
  },
  'GET /api/rentals/{id}': ({ db, params, language }) => readRental(db, params.id, language),
  'POST /api/rentals': ({ db, body, language }) => createRental(db, body, language),
  'PUT /api/rentals/{id}': ({ db, params, body, language }) => updateRental(db, params.id, body, language),
  'DELETE /api/rentals/{id}': async ({ db, params }) => {
    await removeRental(db, params.id);
    return { deleted: true as const };
  },
});
