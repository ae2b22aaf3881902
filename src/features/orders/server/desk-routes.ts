import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../desk-contract.ts';
import { cancelForBuyer } from './cancelling/cancellation.ts';
import { refundPart, retryRefund } from './cancelling/desk-refunds.ts';
import { listDeskOrders, readDeskOrder } from './desk.ts';
import type { PaymentsOf } from './desk.ts';

/** The desk's list of orders; `paymentsOf` knows what was paid. */
export function deskOrderRoutes(paymentsOf: PaymentsOf) {
  return routes(endpoints, {
    'GET /api/admin/orders': ({ db, query, language, at, headers }) =>
      sendPage(headers, listDeskOrders(db, query, language, at)),
    'POST /api/admin/orders/{id}/cancellation': async ({ db, actor, params, language, at }) => {
      await cancelForBuyer(db, params.id, { actor, at });
      return readDeskOrder(db, params.id, paymentsOf, language, at);
    },
    'POST /api/admin/orders/{id}/refunds': async ({ db, actor, params, body, language, at }) => {
      await refundPart(db, params.id, body, { actor, at });
      return readDeskOrder(db, params.id, paymentsOf, language, at);
    },
    'POST /api/admin/refunds/{id}/attempts': async ({ db, actor, params, language, at }) => {
      const orderId = await retryRefund(db, params.id, { actor, at });
      return readDeskOrder(db, orderId, paymentsOf, language, at);
    },
    'GET /api/admin/orders/{id}': ({ db, params, language, at }) =>
      readDeskOrder(db, params.id, paymentsOf, language, at),
  });
}
