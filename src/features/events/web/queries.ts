import { client } from '#kit/web/api.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** Events as a filter asks for them. */
const eventsQuery = (query: QueryInputOf<(typeof endpoints)['GET /api/events']>, language: Language) =>
  api.query('GET /api/events', { query, language });

/** The events of the home page. */
export const featuredEventsQuery = (language: Language) => eventsQuery({ featured: 'true' }, language);
