import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';
import type { RentalBody } from './rental-table.tsx';

/** The desk's calls on rentals. */
export const rentalDeskApi = client<typeof endpoints>();

const post = rentalDeskApi.mutation('POST /api/rentals');

export const rentalCalls = {
  // A new rental has no gaps: its form asks for them, and the server refuses an empty price.
  create: {
    mutationFn: ({ body: { price, priceUnit, capacity, ...body } }: { body: RentalBody }) =>
      post.mutationFn({
        body: { ...body, price: price ?? '', priceUnit: priceUnit ?? undefined, capacity: capacity ?? undefined },
      }),
  },
  update: rentalDeskApi.mutation('PUT /api/rentals/{id}'),
};

/** What looks different when one of them has changed. */
export const rentalRefresh = [
  '/api/rentals',
  '/api/admin/rentals',
  '/api/admin/reviews',
  '/api/search',
  '/api/admin/audit',
];

/** Where a rental's blocked dates are. */
export const blocksPath = (id: string) => `/api/rentals/${id}/blocks`;
