import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export type ReportsAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/reports']>;

/** What looks different once a report is decided. */
export const changedPaths = [
  '/api/admin/reports',
  '/api/admin/audit',
  '/api/mails',
  '/api/guest-reviews',
  '/api/rentals',
  '/api/businesses',
  '/api/search',
];

export const reportsQuery = (query: ReportsAsked) => api.list('GET /api/admin/reports', { query });
export const reportQuery = (id: string, language: Language) =>
  api.query('GET /api/admin/reports/{id}', { params: { id }, language });
export const decideReport = () => api.mutation('POST /api/admin/reports/{id}/decision');
