/** The calls of the dashboard. */
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import { refundCheckMs } from '../rules.ts';
import type { endpoints, Order } from '../contract.ts';

const api = client<typeof endpoints>();

/** The member's own orders; asked for whenever the dashboard opens, because payments settle behind its back. */
export const ordersQuery = (userId: string, language: Language) => ({
  ...api.query('GET /api/users/{id}/orders', { params: { id: userId }, language }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
  // Money on its way is mostly there within seconds: then the card says so by itself.
  refetchInterval: ({ state }: { readonly state: { readonly data?: readonly Order[] | undefined } }) =>
    state.data?.some(({ back }) => back.asked !== '0') ? refundCheckMs : false,
});

/** One of the caller's own orders. */
export const orderQuery = (id: string, language: Language) =>
  api.query('GET /api/orders/{id}', { params: { id }, language });

export const giveBack = () => api.mutation('DELETE /api/orders/{id}');

/** What goes back at this very moment for these tickets, or all of it: asked each time, and never kept. */
export const cancellationQuery = (id: string, tickets: readonly string[] | undefined) => ({
  ...api.query('GET /api/orders/{id}/cancellation', {
    params: { id },
    query: tickets === undefined ? {} : { tickets: tickets.join(',') },
  }),
  enabled: tickets?.length !== 0,
  refetchOnMount: 'always' as const,
  retryOnMount: true,
  gcTime: 0,
});

export const cancel = () => api.mutation('POST /api/orders/{id}/cancellation');

/** Calls an event off and gives everybody their money back. */
export const callOffEvent = () => api.mutation('POST /api/events/{id}/cancellation');
