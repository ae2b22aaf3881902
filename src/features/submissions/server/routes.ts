import { sendPage } from '#kit/server/desk-page.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { kindOf } from '#market/listings/server/listing-kind.ts';
import { routes } from '#kit/server/serve.ts';
import { decideEach } from '#kit/server/bulk.ts';
import { endpoints } from '../contract.ts';
import { decide, listSubmissions, readSubmission, requireSubmission } from './desk.ts';
import { findDuplicates } from './duplicates.ts';
import { submit } from './service.ts';

/** Kinds of listing: what is proposed may be like one of them, and becomes one. */
export const submissionRoutes = (kinds: ServerKinds) =>
  routes(endpoints, {
    'POST /api/submissions': async ({ db, body, actor, language, at }) => ({
      id: await submit(db, body, actor, language, at),
      received: true as const,
    }),
    'GET /api/submissions': ({ db, query, headers }) => sendPage(headers, listSubmissions(db, kinds, query)),
    'GET /api/submissions/{id}': ({ db, params }) => readSubmission(db, kinds, params.id),
    'GET /api/submissions/{id}/duplicates': async ({ db, params }) => {
      const row = await requireSubmission(db, params.id);
      return findDuplicates(db, kindOf(kinds, row.type), row);
    },
    'PATCH /api/submissions/{id}/status': ({ db, actor, params, body, at }) =>
      decide(db, kinds, actor, params.id, body, at),
    'POST /api/submissions/decisions': ({ db, log, actor, body: { decision: status, note, items }, at }) =>
      decideEach(items, log, ({ id, version }) =>
        decide(db, kinds, actor, id, { status, admin_notes: note, version }, at),
      ),
  });
