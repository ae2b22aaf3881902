/** The calls of the dashboard. */
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** The member's own orders; asked for whenever the dashboard opens, because payments settle behind its back. */
export const ordersQuery = (userId: string, language: Language) => ({
  ...api.query('GET /api/users/{id}/orders', { params: { id: userId }, language }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
});

/** One of the own orders. */
export const orderQuery = (id: string, language: Language) =>
  api.query('GET /api/orders/{id}', { params: { id }, language });

export const giveBack = () => api.mutation('DELETE /api/orders/{id}');

/** What goes back at this very moment: asked each time, and never kept. */
export const cancellationQuery = (id: string) => ({
  ...api.query('GET /api/orders/{id}/cancellation', { params: { id } }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
  gcTime: 0,
});

export const cancel = () => api.mutation('POST /api/orders/{id}/cancellation');

/** Calls an event off and gives everybody their money back. */
export const callOffEvent = () => api.mutation('POST /api/events/{id}/cancellation');
