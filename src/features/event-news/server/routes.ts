import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listNews, readNews, writeNews } from './service.ts';

export const eventNewsRoutes = routes(endpoints, {
  'GET /api/events/{id}/news': ({ db, params, actor, at }) => listNews(db, params.id, { actor, at }),
  'POST /api/events/{id}/news': ({ db, params, body, actor, at }) => writeNews(db, params.id, body, { actor, at }),
  'GET /api/event-news': ({ db, query, actor, language, at }) =>
    readNews(db, query.event, { id: actor.id, language, at }),
});
