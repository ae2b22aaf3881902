/** The calls of the holiday requests room. */
import { queryOptions } from '@tanstack/react-query';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Problem } from '#kit/shared/problem.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints, Quote } from '../contract.ts';

const api = client<typeof endpoints>();

export const requestHoliday = () => api.mutation('POST /api/holiday-requests');

export type WishesAsked = QueryInputOf<(typeof endpoints)['GET /api/holiday-requests']>;

export const wishesQuery = (query: WishesAsked) => api.list('GET /api/holiday-requests', { query });
export const wishQuery = (id: string) => api.query('GET /api/holiday-requests/{id}', { params: { id } });
export const takeStep = () => api.mutation('PATCH /api/holiday-requests/{id}/status');
export const reviseQuote = () => api.mutation('POST /api/holiday-requests/{id}/quote');
export const noteOnWish = () => api.mutation('PUT /api/holiday-requests/{id}/notes');

const readLine = 'POST /api/holiday-quotes/read';

/** What a private link shows. The key travels in the body of a call, never in an address: addresses are written down. */
export const quoteQuery = (token: string) =>
  queryOptions<Quote, Problem, Quote, readonly [string, string]>({
    queryKey: ['/api/holiday-quotes/read', token],
    queryFn: () => api.mutation(readLine).mutationFn({ body: { token } }),
    enabled: token !== '',
    retryOnMount: true,
  });

export const answerQuote = () => api.mutation('POST /api/holiday-quotes/answer');
