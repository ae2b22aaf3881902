import { sendPage } from '#kit/server/desk-page.ts';
import { linkNext } from '#market/listings/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { renewJob } from './renewal.ts';
import {
  copyJob,
  createJob,
  listJobRecords,
  listJobs,
  readJob,
  readJobRecord,
  removeJob,
  stepJob,
  updateJob,
} from './service.ts';

export const jobRoutes = routes(endpoints, {
  'GET /api/jobs': async ({ db, query, language, at, request, headers }) => {
    const page = await listJobs(db, query, language, at);
    linkNext(headers, request.url, page.next);
    return page.jobs;
  },
  'GET /api/jobs/{id}': ({ db, params, language }) => readJob(db, params.id, language),
  'POST /api/jobs': ({ db, body, language, actor, at }) => createJob(db, body, language, { actor, at }),
  'PUT /api/jobs/{id}': ({ db, params, body, language, actor, at }) =>
    updateJob(db, params.id, body, language, { actor, at }),
  'DELETE /api/jobs/{id}': async ({ db, params, query, actor, at }) => {
    await removeJob(db, params.id, query.version, { actor, at });
    return { deleted: true as const };
  },
  'POST /api/jobs/{id}/renewal': ({ db, params, body, actor, at }) =>
    renewJob(db, params.id, body.version, { actor, at }),
  'GET /api/admin/jobs': ({ db, query, language, actor, headers }) =>
    sendPage(headers, listJobRecords(db, query, language, actor)),
  'GET /api/admin/jobs/{id}': ({ db, params, actor }) => readJobRecord(db, params.id, actor),
  'POST /api/jobs/{id}/copies': ({ db, params, actor, at }) => copyJob(db, params.id, { actor, at }),
  'POST /api/jobs/{id}/steps': ({ db, params, body, actor, at }) => stepJob(db, params.id, body, { actor, at }),
});
