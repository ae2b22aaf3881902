import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listJoined, setJoined } from './service.ts';

export const communityRoutes = routes(endpoints, {
  'GET /api/community/joined': async ({ db, actor }) => ({ offers: await listJoined(db, actor.id) }),
  'PUT /api/community/joined': async ({ db, actor, body, at }) => ({
    offers: await setJoined(db, actor.id, body.offers, at),
  }),
});
