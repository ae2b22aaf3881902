import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { countWaiting, type Counters } from './service.ts';

export const deskCountRoutes = (counters: Counters) =>
  routes(endpoints, {
    'GET /api/desk-counts': ({ db, actor, at }) => countWaiting(db, counters, actor.role, at),
  });
