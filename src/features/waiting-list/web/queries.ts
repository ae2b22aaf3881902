/** The calls of the waiting list. */
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What the member of this session waits for: private, so it is forgotten when the page is left. */
export const waitsQuery = (language: Language) => ({
  ...api.query('GET /api/waiting-list', { language }),
  gcTime: 0,
  staleTime: 0,
  retryOnMount: true,
});
export const waitFor = () => api.mutation('PUT /api/waiting-list/{id}');
export const stopWaiting = () => api.mutation('DELETE /api/waiting-list/{id}');
