import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../desk-contract.ts';
import { listPackages, readPackage } from './desk.ts';
import { startPackage } from './packages.ts';

export const packageRoutes = routes(endpoints, {
  'GET /api/admin/packages': ({ db, query, language, headers }) => sendPage(headers, listPackages(db, query, language)),
  'GET /api/admin/packages/{id}': ({ db, params, language, at }) => readPackage(db, params.id, language, at),
  'POST /api/admin/packages/{id}': async ({ db, actor, params, body, language, at }) => {
    await startPackage(db, actor, params.id, body, at);
    return readPackage(db, params.id, language, at);
  },
});
