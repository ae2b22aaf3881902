import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { checkChain } from './check.ts';
import { readDeclaration } from './declaration.ts';
import { readIssuer, readIssuerFile, readOwnFile, readOwnRecords, repairRecord, setMode } from './desk.ts';
import { listIssuers, requireIssuer } from './issuers.ts';

/** `canSend`: whether the house has a certificate to send with. */
export function taxRecordRoutes(canSend: boolean) {
  return routes(endpoints, {
    'GET /api/admin/tax-issuers': ({ db, query, headers }) => sendPage(headers, listIssuers(db, query)),
    'GET /api/admin/tax-issuers/{id}': ({ db, params }) => readIssuer(db, params.id, canSend),
    'PUT /api/admin/tax-issuers/{id}': async ({ db, params, body, actor, at }) => {
      await setMode(db, params.id, body, canSend, { actor, at });
      return readIssuer(db, params.id, canSend);
    },
    'GET /api/admin/tax-issuers/{id}/check': async ({ db, params }) => {
      const { chain } = await requireIssuer(db, params.id);
      return checkChain(db, chain.issuerTaxNumber, chain.lastNumber);
    },
    'GET /api/admin/tax-issuers/{id}/file': ({ db, params, query }) => readIssuerFile(db, params.id, query),
    'POST /api/admin/tax-records/{id}/repair': async ({ db, params, body, actor, at }) =>
      readIssuer(db, await repairRecord(db, params.id, body, { actor, at }), canSend),
    'GET /api/admin/declaration': ({ db, language }) => readDeclaration(db, language),
    'GET /api/tax-records': ({ db, actor }) => readOwnRecords(db, actor.id),
    'GET /api/tax-records/file': ({ db, actor, query }) => readOwnFile(db, actor.id, query),
  });
}
