import { sendPage } from '#kit/server/desk-page.ts';
import { linkNext } from '#market/listings/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import type { Db } from '#kit/server/db.ts';
import { endpoints, type EventRecord } from '../contract.ts';
import type { UncountedRecord } from './present.ts';
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
export function eventRoutes(sold: SoldTickets) {
  const all = async (db: Db, page: ReturnType<typeof listEventRecords>) => {
    const { items, total } = await page;
    const ids = items.map(({ id }) => id);
    const soldOf = await sold.countEach(db, ids);
    return { items: items.map((item): EventRecord => ({ ...item, ticketsSold: soldOf(item.id) })), total };
  };
  const one = async (db: Db, record: Promise<UncountedRecord>): Promise<EventRecord> => {
    const { id, ...told } = await record;
    return { id, ...told, ticketsSold: (await sold.countEach(db, [id]))(id) };
  };
  return routes(endpoints, {
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
      sendPage(headers, all(db, listEventRecords(db, query, language, actor))),
    'GET /api/admin/events/{id}': ({ db, params, actor }) => one(db, readEventRecord(db, params.id, actor)),
    'POST /api/events/{id}/copies': ({ db, params, actor, at }) => one(db, copyEvent(db, params.id, { actor, at })),
    'POST /api/events/{id}/steps': ({ db, params, body, actor, at }) =>
      one(db, stepEvent(db, params.id, body, { actor, at })),
  });
}
