/** The calls for saved searches. */
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();
/** Private: they are forgotten when the page is left. */
const own = { gcTime: 0, staleTime: 0, retryOnMount: true } as const;

/** What the member of this session keeps. */
export const searchesQuery = () => ({ ...api.query('GET /api/saved-searches', {}), ...own });
/** How much is new in which; read in a language, for the desk gives words their meaning by language. */
export const newsQuery = (language: Language) => ({
  ...api.query('GET /api/saved-searches/news', { language }),
  ...own,
});
export const saveSearch = () => api.mutation('POST /api/saved-searches');
export const switchLetters = () => api.mutation('PATCH /api/saved-searches/{id}');
export const markSeen = () => api.mutation('POST /api/saved-searches/{id}/seen');
export const forgetSearch = () => api.mutation('DELETE /api/saved-searches/{id}');
