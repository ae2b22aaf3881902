import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listWaits, stopWaiting, waitFor } from './service.ts';

export const waitingListRoutes = routes(endpoints, {
  'GET /api/waiting-list': ({ db, actor, language, at }) => listWaits(db, { id: actor.id, language, at }),
  'PUT /api/waiting-list/{id}': ({ db, actor, params, body, language, at }) =>
    waitFor(db, params.id, body, { id: actor.id, language, at }),
  'DELETE /api/waiting-list/{id}': ({ db, actor, params, language, at }) =>
    stopWaiting(db, params.id, { id: actor.id, language, at }),
});
