import { linkNext } from '#kit/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { createEvent, listEvents, readEvent, removeEvent, updateEvent } from './service.ts';

export const eventRoutes = routes(endpoints, {
  'GET /api/events': async ({ db, query, language, at, request, headers }) => {
    const page = await listEvents(db, query, language, at);
    linkNext(headers, request.url, page.next);
    return page.events;
  },
  'GET /api/events/{id}': ({ db, params, language }) => readEvent(db, params.id, language),
  'POST /api/events': ({ db, body, language }) => createEvent(db, body, language),
  'PUT /api/events/{id}': ({ db, params, body, language }) => updateEvent(db, params.id, body, language),
  'DELETE /api/events/{id}': async ({ db, params }) => {
    await removeEvent(db, params.id);
    return { deleted: true as const };
  },
});
