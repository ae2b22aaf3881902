import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listActors, listEntries, readEntry } from './log.ts';
import type { NamesOf } from './service.ts';

/** The audit room's routes; `namesOf` knows people. */
export function auditRoutes(namesOf: NamesOf) {
  return routes(endpoints, {
    'GET /api/admin/audit': ({ db, query, headers }) => sendPage(headers, listEntries(db, query, namesOf)),
    'GET /api/admin/audit/actors': ({ db }) => listActors(db, namesOf),
    'GET /api/admin/audit/{id}': ({ db, params }) => readEntry(db, params.id, namesOf),
  });
}
