import { sendPage } from '#kit/server/desk-page.ts';
import { decideEach } from '#kit/server/bulk.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { changeApplication, countReceived, listApplications, readApplication } from './desk.ts';
import {
  applyForJob,
  listAppliedJobs,
  listMyApplications,
  readLastApplication,
  withdrawApplication,
} from './service.ts';
import type { RequireUnblocked } from './service.ts';
import { keepApplication, readByToken } from './keeping.ts';

/** `requireUnblocked` is the room of messages', which needs this one: the roof hands it in. */
export const applicationRoutes = (requireUnblocked: RequireUnblocked) =>
  routes(endpoints, {
    'POST /api/jobs/{id}/applications': async ({ db, params, body, actor, language, at }) => ({
      id: await applyForJob(db, params.id, body, { userId: actor?.id ?? null, language, at }, requireUnblocked),
      received: true as const,
    }),
    'GET /api/users/{id}/applications': ({ db, params, language, at }) =>
      listMyApplications(db, params.id, language, at),
    'GET /api/users/{id}/last-application': async ({ db, params, language, at }) => ({
      last: await readLastApplication(db, params.id, language, at),
    }),
    'POST /api/job-applications/{id}/withdrawal': ({ db, actor, params, language, at }) =>
      withdrawApplication(db, { id: params.id, userId: actor.id }, language, at),
    'POST /api/job-applications/read': ({ db, body, actor, language, at }) =>
      readByToken(db, body.token, { readerId: actor?.id, language, at }),
    'POST /api/job-applications/keep': ({ db, body, actor, language, at }) =>
      keepApplication(db, body.token, { userId: actor.id, language, at }, requireUnblocked),
    'POST /api/job-applications/withdraw': ({ db, body, language, at }) =>
      withdrawApplication(db, { token: body.token }, language, at),
    'GET /api/job-applications': ({ db, query, language, actor, headers }) =>
      sendPage(headers, listApplications(db, query, language, actor)),
    'GET /api/job-applications/jobs': ({ db, language, actor, at }) => listAppliedJobs(db, language, { actor, at }),
    'GET /api/job-applications/waiting': async ({ db, actor }) => ({ applications: await countReceived(db, actor) }),
    'GET /api/job-applications/{id}': ({ db, params, language, actor }) =>
      readApplication(db, params.id, language, actor),
    'PATCH /api/job-applications/{id}': ({ db, actor, params, body, language, at }) =>
      changeApplication(db, params.id, body, language, { actor, at }),
    'POST /api/job-applications/decisions': ({ db, log, actor, body: { items, ...step }, language, at }) =>
      decideEach(items, log, ({ id, version }) =>
        changeApplication(db, id, { ...step, version }, language, { actor, at }),
      ),
  });
