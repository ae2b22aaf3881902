/** The calls of date changes. */
import type { Stay } from '#features/rentals/stay.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What the member of this session asked for: private, so it is forgotten when the page is left. */
export const ownDateChanges = () => ({
  ...api.query('GET /api/date-changes', {}),
  gcTime: 0,
  staleTime: 0,
  retryOnMount: true,
});

/** What is free to whose booking it is, between two dates; asked again whenever a calendar opens. */
export const freeDaysQuery = (orderId: string, from: string, to: string) => ({
  ...api.query('GET /api/orders/{id}/free-days', { params: { id: orderId }, query: { from, to } }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
});

/** What other dates cost at this very moment: never kept. */
export const otherDatesQuery = (orderId: string, { from, time, fold, units, quantity }: Stay) => ({
  ...api.query('GET /api/orders/{id}/other-dates', {
    params: { id: orderId },
    query: { from, time, fold, units: String(units), quantity: String(quantity) },
  }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
  gcTime: 0,
});

export const askForDates = () => api.mutation('POST /api/orders/{id}/date-changes');
export const withdrawRequest = () => api.mutation('DELETE /api/date-changes/{id}');
export const answerRequest = () => api.mutation('POST /api/date-changes/{id}/answer');

/** What waits for an answer: of one's own rentals, or at the desk of all. */
export type Whose = 'workspace' | 'admin';
export const waitingQuery = (whose: Whose, language: Language) =>
  whose === 'admin'
    ? api.query('GET /api/admin/date-changes', { language })
    : api.query('GET /api/workspace/date-changes', { language });
