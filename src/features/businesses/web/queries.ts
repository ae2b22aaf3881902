import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** Businesses as a filter asks for them. */
const businessesQuery = (query: QueryInputOf<(typeof endpoints)['GET /api/businesses']>, language: Language) =>
  api.query('GET /api/businesses', { query, language });

/** The first three of the directory, for the home page. */
export const homeBusinessesQuery = (language: Language) => businessesQuery({ limit: '3' }, language);
