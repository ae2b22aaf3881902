import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { decideEach } from '#kit/server/bulk.ts';
import { endpoints } from '../contract.ts';
import { decideChange, listChanges, readChange, withdrawChange } from './desk.ts';
import type { Around } from './desk.ts';

/** What is approved is saved by the service of its kind. */
export const listingChangeRoutes = (around: Around) =>
  routes(endpoints, {
    'GET /api/admin/listing-changes': ({ db, query, at, headers }) =>
      sendPage(headers, listChanges(db, around, query, at)),
    'GET /api/admin/listing-changes/{id}': ({ db, params }) => readChange(db, around, params.id),
    'POST /api/admin/listing-changes/{id}/decision': ({ db, params, body, actor, at }) =>
      decideChange(db, around, params.id, body, { actor, at }),
    'POST /api/admin/listing-changes/decisions': ({ db, log, body: { items, ...answer }, actor, at }) =>
      decideEach(items, log, ({ id, version }) => decideChange(db, around, id, { ...answer, version }, { actor, at })),
    'DELETE /api/listing-changes/{id}': async ({ db, params, query, actor, at }) => {
      await withdrawChange(db, around.kinds, params.id, query.version, { actor, at });
      return { deleted: true as const };
    },
  });
