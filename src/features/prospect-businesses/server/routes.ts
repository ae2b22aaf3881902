import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { createProspect, deleteProspect, listProspects, readProspect, updateProspect } from './service.ts';

export const prospectRoutes = routes(endpoints, {
  'GET /api/prospect-businesses': ({ db, query, headers }) => sendPage(headers, listProspects(db, query)),
  'POST /api/prospect-businesses': ({ db, actor, body, at }) => createProspect(db, actor, body, at),
  'GET /api/prospect-businesses/{id}': ({ db, params }) => readProspect(db, params.id),
  'PUT /api/prospect-businesses/{id}': ({ db, actor, params, body, at }) =>
    updateProspect(db, actor, params.id, body, at),
  'DELETE /api/prospect-businesses/{id}': ({ db, actor, params, at }) => deleteProspect(db, actor, params.id, at),
});
