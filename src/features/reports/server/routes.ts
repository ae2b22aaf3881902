import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { decideReport, listReports, readReport } from './desk.ts';
import type { ReportedRooms } from './reported.ts';

/** The rooms whose writings are reported come from the roof. */
export const reportRoutes = (rooms: ReportedRooms) =>
  routes(endpoints, {
    'GET /api/admin/reports': ({ db, query, language, headers }) =>
      sendPage(headers, listReports(db, rooms, query, language)),
    'GET /api/admin/reports/{id}': ({ db, params, language }) => readReport(db, rooms, params.id, language),
    'POST /api/admin/reports/{id}/decision': async ({ db, params, body, actor, language, at }) => {
      await decideReport(db, rooms, params.id, body, { actor, at });
      return readReport(db, rooms, params.id, language);
    },
  });
