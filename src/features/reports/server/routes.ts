import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { decideReport, listReports, readReport } from './desk.ts';
import { countFigures } from './figures.ts';
import { takeReport } from './notices.ts';
import { answerObjection, objectTo, readOwn } from './objections.ts';
import type { ReportedRooms } from './reported.ts';

/** The rooms whose things are reported come from the roof. */
export const reportRoutes = (rooms: ReportedRooms) =>
  routes(endpoints, {
    'POST /api/reports': async ({ db, body, actor, language, at }) => ({
      id: await takeReport(db, rooms, body, { userId: actor?.id ?? null, language, at }),
      received: true as const,
    }),
    'GET /api/reports/own': ({ db, actor, language, at }) => readOwn(db, rooms, actor.id, language, at),
    'POST /api/reports/{id}/objection': ({ db, params, body, actor, language, at }) =>
      objectTo(db, rooms, params.id, body.objection, { userId: actor.id, language, at }),
    'GET /api/admin/reports': ({ db, query, language, actor, headers }) =>
      sendPage(headers, listReports(db, rooms, query, { language, actor })),
    'GET /api/admin/reports/{id}': ({ db, params, language, actor }) =>
      readReport(db, rooms, params.id, { language, actor }),
    'POST /api/admin/reports/{id}/decision': async ({ db, params, body, actor, language, at }) => {
      await decideReport(db, rooms, params.id, body, { actor, at });
      return readReport(db, rooms, params.id, { language, actor });
    },
    'POST /api/admin/reports/{id}/objection': async ({ db, params, body, actor, language, at }) => {
      await answerObjection(db, rooms, params.id, body, { actor, at });
      return readReport(db, rooms, params.id, { language, actor });
    },
    'GET /api/admin/report-figures': ({ db, at }) => countFigures(db, at),
  });
