import { client } from '#kit/web/api.ts';
import type { ListingCalls } from '#market/listings/web/desk/listing.ts';
import type { endpoints } from '../contract.ts';
import type { RentalBody } from './rental-table.tsx';

/** The desk's calls on rentals. */
export const rentalDeskApi = client<typeof endpoints>();

const post = rentalDeskApi.mutation('POST /api/rentals');
const put = rentalDeskApi.mutation('PUT /api/rentals/{id}');

export const rentalCalls: ListingCalls<RentalBody> = {
  create: {
    mutationFn: ({ body: { status, price, priceUnit, capacity, ...body } }) =>
      post.mutationFn({
        // What is new has no gaps, unless it is a draft: its form asks for them, and the server refuses an empty price.
        body:
          status === 'draft'
            ? { ...body, price, priceUnit, capacity, status }
            : {
                ...body,
                price: price ?? '',
                priceUnit: priceUnit ?? undefined,
                capacity: capacity ?? undefined,
                status,
              },
      }),
  },
  update: {
    mutationFn: ({ params, body: { status, ...body } }) =>
      put.mutationFn({ params, body: status === 'draft' ? { ...body, status } : { ...body, status } }),
  },
  step: rentalDeskApi.mutation('POST /api/rentals/{id}/steps'),
};

/** What looks different when one of them has changed. */
export const rentalRefresh = ['/api/rentals', '/api/admin/rentals', '/api/search', '/api/admin/audit'];

/** Where a rental's periods with a price of their own are. */
export const seasonsPath = (id: string) => `/api/rentals/${id}/seasons`;

/** Where a rental's blocked dates are. */
export const blocksPath = (id: string) => `/api/rentals/${id}/blocks`;
