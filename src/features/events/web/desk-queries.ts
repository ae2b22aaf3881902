import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';
import type { EventBody } from './event-table.tsx';

/** The desk's calls on events. */
export const eventDeskApi = client<typeof endpoints>();

const post = eventDeskApi.mutation('POST /api/events');

export const eventCalls = {
  // A new event has no gaps: its form asks for the price, and the server refuses an empty one.
  create: {
    mutationFn: ({ body }: { body: EventBody }) => post.mutationFn({ body: { ...body, price: body.price ?? '' } }),
  },
  update: eventDeskApi.mutation('PUT /api/events/{id}'),
};

/** What looks different when an event has changed. */
export const eventRefresh = [
  '/api/events',
  '/api/admin/events',
  '/api/admin/reviews',
  '/api/search',
  '/api/admin/audit',
];
