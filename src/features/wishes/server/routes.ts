import type { NamesOf } from '#features/audit/server/service.ts';
import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listWishes } from './service.ts';
import { createSynonym, deleteSynonym, listSynonyms, readSynonym, updateSynonym } from './synonyms.ts';
import type { WishCounter } from './wish-counter.ts';

/** The desk's routes; `namesOf` knows people, and what the counter still holds is written before it is read. */
export function wishRoutes({ namesOf, counter }: { readonly namesOf: NamesOf; readonly counter: WishCounter }) {
  return routes(endpoints, {
    'GET /api/admin/search-wishes': async ({ db, query, headers, at }) => {
      await counter.write();
      return sendPage(headers, listWishes(db, query, at));
    },
    'GET /api/admin/search-synonyms': ({ db, query, headers }) => sendPage(headers, listSynonyms(db, query, namesOf)),
    'POST /api/admin/search-synonyms': async ({ db, actor, body, at }) =>
      readSynonym(db, await createSynonym(db, actor, body, at), namesOf),
    'GET /api/admin/search-synonyms/{id}': ({ db, params }) => readSynonym(db, params.id, namesOf),
    'PUT /api/admin/search-synonyms/{id}': async ({ db, actor, params, body, at }) => {
      await updateSynonym(db, actor, params.id, body, at);
      return readSynonym(db, params.id, namesOf);
    },
    'DELETE /api/admin/search-synonyms/{id}': ({ db, actor, params, at }) => deleteSynonym(db, actor, params.id, at),
  });
}
