/** The calls of the feature packages at the desk. */
import { client } from '#kit/web/api.ts';
import type { QueryInputOf } from '#kit/shared/endpoint.ts';
import type { endpoints } from '../desk-contract.ts';

export const packagesApi = client<typeof endpoints>();

export type PackagesAsked = QueryInputOf<(typeof endpoints)['GET /api/admin/packages']>;

/** The colour of each state. */
export const packageLooks = { open: 'pending', running: 'approved', over: 'completed' } as const;
