/** The desk's calls on applications. */
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export type ApplicationsAsked = QueryInputOf<(typeof endpoints)['GET /api/job-applications']>;

export const applicationsPath = '/api/job-applications';
export const applicationsQuery = (query: ApplicationsAsked) => api.list('GET /api/job-applications', { query });
export const appliedJobsQuery = (language: Language) => api.query('GET /api/job-applications/jobs', { language });
export const waitingQuery = () => api.query('GET /api/job-applications/waiting', {});
export const applicationQuery = (id: string, language: Language) =>
  api.query('GET /api/job-applications/{id}', { params: { id }, language });
export const decideApplications = () => api.mutation('POST /api/job-applications/decisions');
export const changeApplication = () => api.mutation('PATCH /api/job-applications/{id}');
