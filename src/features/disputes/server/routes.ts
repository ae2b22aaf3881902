import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listDisputes } from './desk.ts';
import { readEvidence } from './evidence.ts';
import type { PaymentsOf } from './evidence.ts';

/** The desk's list of disputes; `paymentsOf` knows what was paid. */
export function disputeRoutes(paymentsOf: PaymentsOf) {
  return routes(endpoints, {
    'GET /api/admin/disputes': ({ db, query, language, headers }) =>
      sendPage(headers, listDisputes(db, query, language)),
    'GET /api/admin/disputes/{id}/evidence': ({ db, params, language, at }) =>
      readEvidence(db, params.id, paymentsOf, language, at),
  });
}
