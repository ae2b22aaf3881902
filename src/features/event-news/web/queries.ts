/** The calls of news of events. */
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What was written for one's own event. */
export const newsOfEvent = (id: string) => freshly(api.query('GET /api/events/{id}/news', { params: { id } }));
export const writeNews = () => api.mutation('POST /api/events/{id}/news');

/** What the member of this session reads, of all their events: private, so it is forgotten when the page is left. */
export const ownNews = (language: Language) => ({
  ...api.query('GET /api/event-news', { language }),
  gcTime: 0,
  staleTime: 0,
});
