import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

/** The desk's calls on jobs. */
export const jobDeskApi = client<typeof endpoints>();

export const jobCalls = {
  create: jobDeskApi.mutation('POST /api/jobs'),
  update: jobDeskApi.mutation('PUT /api/jobs/{id}'),
};

/** What looks different when one of them has changed. */
export const jobRefresh = ['/api/jobs', '/api/admin/jobs', '/api/search', '/api/admin/audit'];
