import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What looks different after a change: this room's lists, every search, and the log. */
export const touched = ['/api/admin/search-', '/api/search/', '/api/admin/audit'] as const;

type WishesAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/search-wishes']>;
type SynonymsAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/search-synonyms']>;

export const wishes = (query: WishesAsked) => api.list('GET /api/admin/search-wishes', { query });
export const synonyms = (query: SynonymsAsked) => api.list('GET /api/admin/search-synonyms', { query });
export const synonym = (id: string) => freshly(api.query('GET /api/admin/search-synonyms/{id}', { params: { id } }));
export const createSynonym = () => api.mutation('POST /api/admin/search-synonyms');
export const updateSynonym = () => api.mutation('PUT /api/admin/search-synonyms/{id}');
export const deleteSynonym = () => api.mutation('DELETE /api/admin/search-synonyms/{id}');
