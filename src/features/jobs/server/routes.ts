import { linkNext } from '#kit/server/listing.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { createJob, listJobs, readJob, removeJob, updateJob } from './service.ts';

export const jobRoutes = routes(endpoints, {
  'GET /api/jobs': async ({ db, query, language, request, headers }) => {
    const page = await listJobs(db, query, language);
    linkNext(headers, request.url, page.next);
    return page.jobs;
  },
  'GET /api/jobs/{id}': ({ db, params, language }) => readJob(db, params.id, language),
  'POST /api/jobs': ({ db, body, language, at }) => createJob(db, body, language, at),
  'PUT /api/jobs/{id}': ({ db, params, body, language }) => updateJob(db, params.id, body, language),
  'DELETE /api/jobs/{id}': async ({ db, params }) => {
    await removeJob(db, params.id);
    return { deleted: true as const };
  },
});
