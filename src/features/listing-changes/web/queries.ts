import { client } from '#kit/web/api.ts';
import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import type { endpoints } from '../contract.ts';

export const changesApi = client<typeof endpoints>();

export type DecisionsBody = BodyInputOf<(typeof endpoints)['POST /api/admin/listing-changes/decisions']>;

/** The desk decides several. */
export const decideChanges = changesApi.mutation('POST /api/admin/listing-changes/decisions');

/** An owner takes back what waits of their own listing. */
export const withdrawChange = changesApi.mutation('DELETE /api/listing-changes/{id}');
