import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { makeFeed, readFeed, revokeFeed } from './service.ts';

/** `origin` is the address visitors use. */
export const calendarRoutes = (origin: string) =>
  routes(endpoints, {
    'GET /api/account/calendar': ({ db, actor }) => readFeed(db, actor.id),
    'POST /api/account/calendar': ({ db, actor, at }) => makeFeed(db, actor.id, origin, at),
    'DELETE /api/account/calendar': ({ db, actor }) => revokeFeed(db, actor.id),
  });
