import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { endpoints } from '../contract.ts';
import { countChanges, decideChange, listChanges, readChange, withdrawChange } from './desk.ts';

/** Kinds of listing: what is approved is saved by the service of its kind. */
export const listingChangeRoutes = (kinds: ServerKinds) =>
  routes(endpoints, {
    'GET /api/admin/listing-changes': ({ db, query, at, headers }) =>
      sendPage(headers, listChanges(db, kinds, query, at)),
    'GET /api/admin/listing-changes/counts': ({ db }) => countChanges(db, kinds),
    'GET /api/admin/listing-changes/{id}': ({ db, params }) => readChange(db, kinds, params.id),
    'POST /api/admin/listing-changes/{id}/decision': ({ db, params, body, actor, at }) =>
      decideChange(db, kinds, params.id, body, { actor, at }),
    'DELETE /api/listing-changes/{id}': async ({ db, params, query, actor, at }) => {
      await withdrawChange(db, kinds, params.id, query.version, { actor, at });
      return { deleted: true as const };
    },
  });
