import { sendPage } from '#kit/server/desk-page.ts';
import type { Db } from '#kit/server/db.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import type { Operator } from './dpi.ts';
import { makeFiles, readFile } from './files.ts';
import { listSellers, readLetter, readOwnYears, readYear } from './service.ts';

/** Who runs the platform; null while the house has not said so. */
type FindOperator = (db: Db) => Promise<Operator | null>;

export const sellerReportRoutes = (findOperator: FindOperator) =>
  routes(endpoints, {
    'GET /api/admin/seller-years': ({ db, query, at }) => readYear(db, query.year, at),
    'GET /api/admin/sellers': ({ db, query, headers }) => sendPage(headers, listSellers(db, query)),
    'POST /api/admin/seller-reports': async ({ db, body, actor, at }) => ({
      files: await makeFiles(db, body.year, { actor, operator: await findOperator(db), at }),
    }),
    'GET /api/admin/seller-reports/{id}': ({ db, params, actor, at }) => readFile(db, params.id, { actor, at }),
    'GET /api/workspace/seller-years': async ({ db, actor, at }) => ({ years: await readOwnYears(db, actor.id, at) }),
    'GET /api/workspace/seller-years/{year}/letter': ({ db, actor, params, language, at }) =>
      readLetter(db, actor.id, params.year, language, at),
  });
