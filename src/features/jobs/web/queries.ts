import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** Jobs as a filter asks for them. */
const jobsQuery = (query: QueryInputOf<(typeof endpoints)['GET /api/jobs']>, language: Language) =>
  api.query('GET /api/jobs', { query, language });

/** One job, also when it hangs no more. */
export const jobQuery = (id: string, language: Language) =>
  api.query('GET /api/jobs/{id}', { params: { id }, language });

/** The first three of the board, for the home page. */
export const homeJobsQuery = (language: Language) => jobsQuery({ limit: '3' }, language);
