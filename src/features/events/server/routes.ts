import { sendPage } from '#kit/server/desk-page.ts';
import { linkNext } from '#market/listings/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import {
  copyEvent,
  createEvent,
  listEventRecords,
  listEvents,
  readEvent,
  readEventRecord,
  removeEvent,
  stepEvent,
  updateEvent,
} from './service.ts';
import type { SoldTickets } from './service.ts';

/** `sold` does with the orders of an event what their room does. */
export const eventRoutes = (sold: SoldTickets) =>
  routes(endpoints, {
    'GET /api/events': async ({ db, query, language, at, request, headers }) => {
      const page = await listEvents(db, query, language, at);
      linkNext(headers, request.url, page.next);
      return page.events;
    },
    'GET /api/events/{id}': ({ db, params, language }) => readEvent(db, params.id, language),
    'POST /api/events': ({ db, body, language, actor, at }) => createEvent(db, body, language, { actor, at }),
    'PUT /api/events/{id}': ({ db, params, body, language, actor, at }) =>
      updateEvent(db, params.id, body, language, { actor, at, sold }),
    'DELETE /api/events/{id}': async ({ db, params, query, actor, at }) => {
      await removeEvent(db, params.id, query.version, { actor, at });
      return { deleted: true as const };
    },
    'GET /api/admin/events': ({ db, query, language, actor, headers }) =>
      sendPage(headers, listEventRecords(db, query, language, actor)),
    'GET /api/admin/events/{id}': ({ db, params, actor }) => readEventRecord(db, params.id, actor),
    'POST /api/events/{id}/copies': ({ db, params, actor, at }) => copyEvent(db, params.id, { actor, at }),
    'POST /api/events/{id}/steps': ({ db, params, body, actor, at }) => stepEvent(db, params.id, body, { actor, at }),
  });
