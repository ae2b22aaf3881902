import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { copyPayoutFile, listPayoutFiles, makePayoutFile, returnPayout } from './files.ts';
import { listOwners, payOut, readOwner } from './service.ts';

export const payoutRoutes = routes(endpoints, {
  'GET /api/admin/payouts': ({ db, query, at, headers }) => sendPage(headers, listOwners(db, query, at)),
  'GET /api/admin/payouts/{id}': ({ db, params, language, at }) => readOwner(db, params.id, language, at),
  'POST /api/admin/payouts/{id}': async ({ db, actor, params, body, language, at }) => {
    await payOut(db, actor, params.id, body, at);
    return readOwner(db, params.id, language, at);
  },
  'POST /api/admin/payout-files': ({ db, actor, body, at }) => makePayoutFile(db, body, { actor, at }),
  'GET /api/admin/payout-files': ({ db }) => listPayoutFiles(db),
  'POST /api/admin/payout-files/{id}/copy': ({ db, actor, params, body, at }) =>
    copyPayoutFile(db, params.id, body.iban, { actor, at }),
  'POST /api/admin/payout-returns': async ({ db, actor, body, at }) => {
    await returnPayout(db, body.payout, { actor, at });
    return { returned: true as const };
  },
});
