import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import type { Finder } from './finding.ts';
import { forgetSearch, listNews, listSearches, markSeen, saveSearch, switchLetters } from './service.ts';

/** `finder` looks for what is new. */
export const savedSearchRoutes = (finder: Finder) =>
  routes(endpoints, {
    'GET /api/saved-searches': ({ db, actor, at }) => listSearches(db, { id: actor.id, at }),
    'GET /api/saved-searches/news': ({ db, actor, at, language }) =>
      listNews(db, finder, { id: actor.id, at }, language),
    'POST /api/saved-searches': ({ db, actor, body, at }) => saveSearch(db, body, { id: actor.id, at }),
    'PATCH /api/saved-searches/{id}': ({ db, actor, params, body, at }) =>
      switchLetters(db, params.id, body, { id: actor.id, at }),
    'POST /api/saved-searches/{id}/seen': async ({ db, actor, params }) => {
      await markSeen(db, params.id, actor.id);
      return { seen: true as const };
    },
    'DELETE /api/saved-searches/{id}': ({ db, actor, params, at }) => forgetSearch(db, params.id, { id: actor.id, at }),
  });
