import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { routes } from '#kit/server/serve.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { SearchQuery, SearchResult } from '../contract.ts';
import { endpoints } from '../contract.ts';
import type { Lexicon } from '../query-terms.ts';
import { createFinds } from './finds.ts';
import { listSimilar, search, searchNearby } from './service.ts';
import { suggest } from './suggest.ts';

/** What a search learns from the desk, and the desk from a search. */
export type Learning = {
  /** What phrases stand for on a page of this language. */
  readonly lexiconIn: (language: Language) => Promise<Lexicon>;
  /** The generation in which a table was last written to, as kept replies hear of it. */
  readonly touchedAt: (table: string) => number;
  /** Told of every answer to a list; it keeps nobody waiting. */
  readonly note: (query: SearchQuery, result: SearchResult, language: Language, at: Date) => void;
};

/** Kinds of listing: what is searched. */
export function searchRoutes(kinds: ServerKinds, { lexiconIn, note, touchedAt }: Learning) {
  const finds = createFinds(kinds, touchedAt);
  return routes(endpoints, {
    'GET /api/search/advanced': async ({ db, query, language, at }) => {
      const result = await search(db, kinds, query, language, at, await lexiconIn(language));
      note(query, result, language, at);
      return result;
    },
    'GET /api/search/nearby': async ({ db, query, language, at }) =>
      searchNearby(db, kinds, query, language, at, await lexiconIn(language)),
    'GET /api/search/suggest': ({ db, query, language, at }) => suggest(db, kinds, finds, query.query, language, at),
    'GET /api/search/similar': ({ db, query, language, at }) =>
      listSimilar(db, kinds, query.type, query.id, language, at),
  });
}
