import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listSimilar, search, searchNearby } from './service.ts';
import { suggest } from './suggest.ts';

export const searchRoutes = routes(endpoints, {
  'GET /api/search/advanced': ({ db, query, language, at }) => search(db, query, language, at),
  'GET /api/search/nearby': ({ db, query, language, at }) => searchNearby(db, query, language, at),
  'GET /api/search/suggest': ({ db, query, language, at }) => suggest(db, query.query, language, at),
  'GET /api/search/similar': ({ db, query, language, at }) => listSimilar(db, query.type, query.id, language, at),
});
