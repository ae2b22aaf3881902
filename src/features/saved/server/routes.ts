import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { findListings, forgetListing, listSaved, mergeSaved, saveListing } from './service.ts';

export const savedRoutes = routes(endpoints, {
  'GET /api/saved': ({ db, actor, language }) => listSaved(db, actor.id, language),
  'PUT /api/saved/{type}/{id}': ({ db, actor, params, at }) => saveListing(db, actor.id, params.type, params.id, at),
  'DELETE /api/saved/{type}/{id}': async ({ db, actor, params }) => {
    await forgetListing(db, actor.id, params.type, params.id);
    return { deleted: true as const };
  },
  'POST /api/saved/merge': ({ db, actor, body, at }) => mergeSaved(db, actor.id, body.items, at),
  'POST /api/saved/listings': ({ db, body, language }) => findListings(db, body.items, language),
});
