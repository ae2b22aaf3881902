import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

/** The desk's calls on events. */
export const eventDeskApi = client<typeof endpoints>();

export const eventCalls = {
  create: eventDeskApi.mutation('POST /api/events'),
  update: eventDeskApi.mutation('PUT /api/events/{id}'),
};

/** What looks different when an event has changed. */
export const eventRefresh = ['/api/events', '/api/admin/events', '/api/search', '/api/admin/audit'];
