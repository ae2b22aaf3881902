import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What looks different after a change: the calls of this room, and the log. */
export const touched = ['/api/prospect-businesses', '/api/admin/audit'] as const;

type Asked = QueryInputOf<(typeof endpoints)['GET /api/prospect-businesses']>;

export const prospects = (query: Asked) => api.list('GET /api/prospect-businesses', { query });
export const prospect = (id: string) => freshly(api.query('GET /api/prospect-businesses/{id}', { params: { id } }));
export const createProspect = () => api.mutation('POST /api/prospect-businesses');
export const updateProspect = () => api.mutation('PUT /api/prospect-businesses/{id}');
export const deleteProspect = () => api.mutation('DELETE /api/prospect-businesses/{id}');
