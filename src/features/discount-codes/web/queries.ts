/** The calls of codes for tickets. */
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

export const discountApi = client<typeof endpoints>();

/** The codes of one's own event. */
export const codesQuery = (eventId: string) =>
  freshly(discountApi.query('GET /api/events/{id}/discount-codes', { params: { id: eventId } }));

/** What a word takes off: looked up each time it is asked for, and refused at once where it is none. */
export const triedQuery = (eventId: string, code: string) => ({
  ...discountApi.query('GET /api/events/{id}/discount', { params: { id: eventId }, query: { code } }),
  staleTime: 0,
  gcTime: 0,
  retry: false,
});
