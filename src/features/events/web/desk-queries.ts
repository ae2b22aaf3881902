import { client } from '#kit/web/api.ts';
import type { ListingCalls } from '#market/listings/web/desk/listing.ts';
import type { endpoints } from '../contract.ts';
import type { EventBody } from './event-table.tsx';

/** The desk's calls on events. */
export const eventDeskApi = client<typeof endpoints>();

const post = eventDeskApi.mutation('POST /api/events');
const put = eventDeskApi.mutation('PUT /api/events/{id}');

export const eventCalls: ListingCalls<EventBody> = {
  create: {
    mutationFn: ({ body: { status, price, ...body } }) =>
      post.mutationFn({
        // What is new has no gaps, unless it is a draft: its form asks for the price, and the server refuses an empty one.
        body: status === 'draft' ? { ...body, price, status } : { ...body, price: price ?? '', status },
      }),
  },
  update: {
    mutationFn: ({ params, body: { status, ...body } }) =>
      put.mutationFn({ params, body: status === 'draft' ? { ...body, status } : { ...body, status } }),
  },
  step: eventDeskApi.mutation('POST /api/events/{id}/steps'),
};

/** What looks different when an event has changed. */
export const eventRefresh = ['/api/events', '/api/admin/events', '/api/search', '/api/admin/audit'];
