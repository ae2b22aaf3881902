/** The calls of the checkout. */
import type { endpoints as eventEndpoints } from '#features/events/contract.ts';
import type { endpoints as orderEndpoints } from '#features/orders/contract.ts';
import type { endpoints as planEndpoints } from '#features/plans/contract.ts';
import type { endpoints as rentalEndpoints } from '#features/rentals/contract.ts';
import type { endpoints as typeEndpoints } from '#features/ticket-types/contract.ts';
import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const payments = client<typeof endpoints>();
const events = client<typeof eventEndpoints>();
const rentals = client<typeof rentalEndpoints>();
const orders = client<typeof orderEndpoints>();
const types = client<typeof typeEndpoints>();
const plans = client<typeof planEndpoints>();

/** The item to buy. */
export const itemQuery = (id: string, language: Language) =>
  events.query('GET /api/events/{id}', { params: { id }, language });

/** The ticket types that it is sold in. */
export const typesQuery = (id: string, language: Language) =>
  types.query('GET /api/events/{id}/ticket-types', { params: { id }, language });

/** The rental to book. */
export const rentalQuery = (id: string, language: Language) =>
  rentals.query('GET /api/rentals/{id}', { params: { id }, language });

/** What the member's plan is, and what it may become for how much; as it is now. */
export const ownPlanQuery = (id: string) => ({
  ...plans.query('GET /api/users/{id}/plan', { params: { id } }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
});

/** What the provider keeps to charge the member's plan to: another card may have taken its place. */
export const methodsQuery = (id: string) => ({
  ...payments.query('GET /api/users/{id}/payment-methods', { params: { id } }),
  refetchOnMount: 'always' as const,
});

/** How an order stands; asked again and again while its payment is on the way. */
export const orderQuery = (id: string, language: Language) =>
  orders.query('GET /api/orders/{id}', { params: { id }, language });

export const createIntent = () => payments.mutation('POST /api/create-payment-intent');
export const confirmSandbox = () => payments.mutation('POST /api/payments/sandbox/confirm');
export const joinFree = () => orders.mutation('POST /api/orders');
