import type { endpoints as orderEndpoints } from '#features/orders/contract.ts';
import { client } from '#kit/web/api.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { endpoints } from '../contract.ts';

export const workspaceApi = client<typeof endpoints>();
/** What is bought is the orders room's to cancel. */
export const ordersApi = client<typeof orderEndpoints>();

export type BookingsAsked = QueryInputOf<(typeof endpoints)['GET /api/workspace/bookings']>;
export type LedgerAsked = QueryInputOf<(typeof endpoints)['GET /api/workspace/ledger']>;

/** How many listings of owners wait at the desk. */
export const waitingReviewsQuery = () => workspaceApi.query('GET /api/admin/reviews', {});
