/** The calls of the payouts at the desk. */
import { client } from '#kit/web/api.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

export const payoutsApi = client<typeof endpoints>();

export type OwnersAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/payouts']>;

/** How many owners wait for money. */
export const payoutCountsQuery = () => freshly(payoutsApi.query('GET /api/admin/payouts/counts', {}));
