import { sendPage } from '#kit/server/desk-page.ts';
import { linkNext } from '#market/listings/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import {
  copyBusiness,
  createBusiness,
  listBusinessRecords,
  listBusinesses,
  readBusiness,
  readBusinessRecord,
  removeBusiness,
  stepBusiness,
  updateBusiness,
} from './service.ts';
import { sayToday } from './today.ts';

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
  'GET /api/admin/businesses': ({ db, query, actor, headers }) =>
    sendPage(headers, listBusinessRecords(db, query, actor)),
  'GET /api/admin/businesses/{id}': ({ db, params, actor }) => readBusinessRecord(db, params.id, actor),
  'POST /api/businesses/{id}/copies': ({ db, params, actor, at }) => copyBusiness(db, params.id, { actor, at }),
  'POST /api/businesses/{id}/steps': ({ db, params, body, actor, at }) =>
    stepBusiness(db, params.id, body, { actor, at }),
  'PUT /api/businesses/{id}/today': ({ db, params, body, actor, at }) => sayToday(db, params.id, body, { actor, at }),
});
