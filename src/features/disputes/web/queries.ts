/** The calls of the disputes at the desk. */
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

export const disputesApi = client<typeof endpoints>();

export type DisputesAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/disputes']>;

/** The colour of each state. */
export const disputeLooks = { open: 'high', won: 'approved', lost: 'completed' } as const;
