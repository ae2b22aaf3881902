import type { endpoints as wishEndpoints } from '#features/wishes/contract.ts';
import { client } from '#kit/web/api.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { endpoints } from '../contract.ts';
import type { Span } from '../rules.ts';

const api = client<typeof endpoints>();
/** What people missed is the wishes room's to count. */
const wishApi = client<typeof wishEndpoints>();

type BroughtAsked = QueryInputOf<(typeof endpoints)['GET /api/workspace/brought']>;

export const brought = (query: BroughtAsked, language: Language) =>
  freshly(api.query('GET /api/workspace/brought', { query, language }));
export const townWeeks = (weeks: Span) => api.list('GET /api/admin/town-weeks', { query: { weeks } });
export const evidence = () => api.list('GET /api/admin/prospect-evidence');
export const missing = () => wishApi.list('GET /api/admin/search-wishes', { query: { answered: 'false' } });
