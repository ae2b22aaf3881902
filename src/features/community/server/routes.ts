import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { closeChat, giveChat, listOffers } from './chats.ts';
import { readJoined, setJoined } from './service.ts';

export const communityRoutes = routes(endpoints, {
  'GET /api/community/joined': ({ db, actor }) => readJoined(db, actor.id),
  'PUT /api/community/joined': ({ db, actor, body, at }) => setJoined(db, actor.id, body.offers, at),
  'GET /api/admin/community': ({ db }) => listOffers(db),
  'PUT /api/admin/community/{offer}': ({ db, actor, params, body, at }) =>
    giveChat(db, params.offer, body, { actor, at }),
  'DELETE /api/admin/community/{offer}': ({ db, actor, params, at }) => closeChat(db, params.offer, { actor, at }),
});
