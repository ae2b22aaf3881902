/** The calls of the payouts at the desk. */
import { client } from '#kit/web/api.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { endpoints } from '../contract.ts';

export const payoutsApi = client<typeof endpoints>();

export type OwnersAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/payouts']>;
