import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listSimilar, search, searchNearby } from './service.ts';
import { suggest } from './suggest.ts';

/** Kinds of listing: what is searched. */
export const searchRoutes = (kinds: ServerKinds) =>
  routes(endpoints, {
    'GET /api/search/advanced': ({ db, query, language, at }) => search(db, kinds, query, language, at),
    'GET /api/search/nearby': ({ db, query, language, at }) => searchNearby(db, kinds, query, language, at),
    'GET /api/search/suggest': ({ db, query, language, at }) => suggest(db, kinds, query.query, language, at),
    'GET /api/search/similar': ({ db, query, language, at }) =>
      listSimilar(db, kinds, query.type, query.id, language, at),
  });
