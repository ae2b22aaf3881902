import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

/** The desk's calls on places. */
export const businessDeskApi = client<typeof endpoints>();

export const businessCalls = {
  create: businessDeskApi.mutation('POST /api/businesses'),
  update: businessDeskApi.mutation('PUT /api/businesses/{id}'),
};

/** What looks different when one of them has changed. */
export const businessRefresh = [
  '/api/businesses',
  '/api/admin/businesses',
  '/api/admin/reviews',
  '/api/search',
  '/api/admin/audit',
];
