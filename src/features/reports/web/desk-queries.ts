import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export type ReportsAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/reports']>;

/** What looks different once a report is decided. */
export const changedPaths = [
  '/api/admin/report',
  '/api/admin/audit',
  '/api/admin/events',
  '/api/admin/rentals',
  '/api/admin/businesses',
  '/api/admin/jobs',
  '/api/mails',
  '/api/guest-reviews',
  '/api/events',
  '/api/rentals',
  '/api/businesses',
  '/api/jobs',
  '/api/search',
];

export const reportsQuery = (query: ReportsAsked) => api.list('GET /api/admin/reports', { query });
export const reportQuery = (id: string, language: Language) =>
  api.query('GET /api/admin/reports/{id}', { params: { id }, language });
export const figuresQuery = () => api.query('GET /api/admin/report-figures', {});
export const decideReport = () => api.mutation('POST /api/admin/reports/{id}/decision');
export const answerObjection = () => api.mutation('POST /api/admin/reports/{id}/objection');
