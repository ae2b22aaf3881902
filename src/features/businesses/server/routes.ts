import { linkNext } from '#kit/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { createBusiness, listBusinesses, readBusiness, removeBusiness, updateBusiness } from './service.ts';

export const businessRoutes = routes(endpoints, {
  'GET /api/businesses': async ({ db, query, language, request, headers }) => {
    const page = await listBusinesses(db, query, language);
    linkNext(headers, request.url, page.next);
    return page.businesses;
  },
  'GET /api/businesses/{id}': ({ db, params, language }) => readBusiness(db, params.id, language),
  'POST /api/businesses': ({ db, body, language }) => createBusiness(db, body, language),
  'PUT /api/businesses/{id}': ({ db, params, body, language }) => updateBusiness(db, params.id, body, language),
  'DELETE /api/businesses/{id}': async ({ db, params }) => {
    await removeBusiness(db, params.id);
    return { deleted: true as const };
  },
});
