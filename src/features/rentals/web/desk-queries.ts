import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

/** The desk's calls on rentals. */
export const rentalDeskApi = client<typeof endpoints>();

export const rentalCalls = {
  create: rentalDeskApi.mutation('POST /api/rentals'),
  update: rentalDeskApi.mutation('PUT /api/rentals/{id}'),
};

/** What looks different when one of them has changed. */
export const rentalRefresh = ['/api/rentals', '/api/admin/rentals', '/api/search', '/api/admin/audit'];
