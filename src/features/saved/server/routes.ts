import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { findListings, forgetListing, listSaved, mergeSaved, saveListing } from './service.ts';

/** Kinds of listing: what can be kept. */
export const savedRoutes = (kinds: ServerKinds) =>
  routes(endpoints, {
    'GET /api/saved': ({ db, actor, language }) => listSaved(db, kinds, actor.id, language),
    'PUT /api/saved/{type}/{id}': ({ db, actor, params, at }) => saveListing(db, kinds, actor.id, params, at),
    'DELETE /api/saved/{type}/{id}': async ({ db, actor, params }) => {
      await forgetListing(db, actor.id, params.type, params.id);
      return { deleted: true as const };
    },
    'POST /api/saved/merge': ({ db, actor, body, at }) => mergeSaved(db, kinds, actor.id, body.items, at),
    'POST /api/saved/listings': ({ db, body, language }) => findListings(db, kinds, body.items, language),
  });
