/** The calls of the desk. */
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export type ClaimsAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/listing-claims']>;

export const claimsListPath = '/api/admin/listing-claims';
export const claimsQuery = (query: ClaimsAsked) => api.list('GET /api/admin/listing-claims', { query });
export const claimQuery = (id: string, language: Language) =>
  api.query('GET /api/admin/listing-claims/{id}', { params: { id }, language });
export const paperQuery = (id: string) => ({
  ...api.query('GET /api/admin/listing-claims/{id}/document', { params: { id } }),
  // Each look is written down: it is shown when somebody asks for it, and not again by itself.
  enabled: false,
  gcTime: 0,
});
export const decideClaim = () => api.mutation('POST /api/admin/listing-claims/{id}/decision');
