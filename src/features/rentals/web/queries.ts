import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** Rentals as a filter asks for them. */
const rentalsQuery = (query: QueryInputOf<(typeof endpoints)['GET /api/rentals']>, language: Language) =>
  api.query('GET /api/rentals', { query, language });

/** The rentals of the home page. */
export const featuredRentalsQuery = (language: Language) => rentalsQuery({ featured: 'true' }, language);
