import { sendPage } from '#kit/server/desk-page.ts';
import { linkNext } from '#kit/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import {
  createBusiness,
  listBusinessRecords,
  listBusinesses,
  readBusiness,
  readBusinessRecord,
  removeBusiness,
  updateBusiness,
} from './service.ts';

export const businessRoutes = routes(endpoints, {
  'GET /api/businesses': async ({ db, query, language, request, headers }) => {
    const page = await listBusinesses(db, query, language);
    linkNext(headers, request.url, page.next);
    return page.businesses;
  },
  'GET /api/businesses/{id}': ({ db, params, language }) => readBusiness(db, params.id, language),
  'POST /api/businesses': ({ db, body, language, actor, at }) => createBusiness(db, body, language, { actor, at }),
  'PUT /api/businesses/{id}': ({ db, params, body, language, actor, at }) =>
    updateBusiness(db, params.id, body, language, { actor, at }),
  'DELETE /api/businesses/{id}': async ({ db, params, query, actor, at }) => {
    await removeBusiness(db, params.id, query.version, { actor, at });
    return { deleted: true as const };
  },
  'GET /api/admin/businesses': ({ db, query, headers }) => sendPage(headers, listBusinessRecords(db, query)),
  'GET /api/admin/businesses/{id}': ({ db, params }) => readBusinessRecord(db, params.id),
});
