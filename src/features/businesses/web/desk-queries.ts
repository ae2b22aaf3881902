import { client } from '#kit/web/api.ts';
import type { ListingCalls } from '#market/listings/web/desk/listing.ts';
import type { endpoints } from '../contract.ts';
import type { BusinessBody } from './business-table.tsx';

/** The desk's calls on places. */
export const businessDeskApi = client<typeof endpoints>();

const post = businessDeskApi.mutation('POST /api/businesses');
const put = businessDeskApi.mutation('PUT /api/businesses/{id}');

export const businessCalls: ListingCalls<BusinessBody> = {
  create: {
    mutationFn: ({ body: { status, ...body } }) =>
      post.mutationFn({ body: status === 'draft' ? { ...body, status } : { ...body, status } }),
  },
  update: {
    mutationFn: ({ params, body: { status, ...body } }) =>
      put.mutationFn({ params, body: status === 'draft' ? { ...body, status } : { ...body, status } }),
  },
  step: businessDeskApi.mutation('POST /api/businesses/{id}/steps'),
};

/** What looks different when one of them has changed. */
export const businessRefresh = ['/api/businesses', '/api/admin/businesses', '/api/search', '/api/admin/audit'];
