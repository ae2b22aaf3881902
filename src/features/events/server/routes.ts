import { sendPage } from '#kit/server/desk-page.ts';
import { linkNext } from '#market/listings/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import type { Db } from '#kit/server/db.ts';
import { endpoints, type EventRecord } from '../contract.ts';
import type { UncountedRecord } from './present.ts';
import type { CopyTicketTypes } from './regular-ticket.ts';
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
import type { CountWaiting, SoldTickets } from './service.ts';

/** `sold` does with the orders of an event what their room does, `waiting` counts who waits for its places, `copyTypes` copies its ticket types. */
export function eventRoutes(sold: SoldTickets, waiting: CountWaiting, copyTypes: CopyTicketTypes) {
  const counted = async (db: Db, records: readonly UncountedRecord[]): Promise<EventRecord[]> => {
    const ids = records.map(({ id }) => id);
    const soldOf = await sold.countEach(db, ids);
    const wantedOf = await waiting(db, ids);
    return records.map((record) => ({ ...record, ticketsSold: soldOf(record.id), ...wantedOf(record.id) }));
  };
  const all = async (db: Db, page: ReturnType<typeof listEventRecords>) => {
    const { items, total } = await page;
    return { items: await counted(db, items), total };
  };
  const one = async (db: Db, record: Promise<UncountedRecord>): Promise<EventRecord> => {
    const [event] = await counted(db, [await record]);
    if (!event) throw new Error('One record was counted.');
    return event;
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
    'POST /api/events/{id}/copies': ({ db, params, actor, at }) =>
      db.transaction(async (db) => {
        const copy = await copyEvent(db, params.id, { actor, at });
        await copyTypes(db, params.id, copy.id, { actor, at });
        return one(db, Promise.resolve(copy));
      }),
    'POST /api/events/{id}/steps': ({ db, params, body, actor, at }) =>
      one(db, stepEvent(db, params.id, body, { actor, at })),
  });
}
