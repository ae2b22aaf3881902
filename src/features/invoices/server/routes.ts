import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { cancelInvoice } from './cancellation.ts';
import type { WasTrial } from './cancellation.ts';
import { paperOf } from './paper.ts';
import { replaceInvoice } from './replacement.ts';
import { isOfOwner, listInvoices, listOwnInvoices, requireInvoice } from './service.ts';

/** `wasTrial`: whether an order was paid in the sandbox, which only the room of payments knows. */
export function invoiceRoutes(wasTrial: WasTrial) {
  return routes(endpoints, {
    'GET /api/orders/{id}/invoices': ({ db, actor, params, at }) => listOwnInvoices(db, actor.id, params.id, at),
    'GET /api/invoices/{id}/pdf': async ({ db, actor, params, language }) =>
      paperOf(db, await requireInvoice(db, params.id, ({ recipientId }) => recipientId === actor.id), language),
    'POST /api/invoices/{id}/replacement': ({ db, actor, params, body, at }) =>
      replaceInvoice(db, actor.id, params.id, body, at),
    'GET /api/workspace/invoices': ({ db, actor, query, headers }) =>
      sendPage(headers, listInvoices(db, query, isOfOwner(actor.id))),
    'GET /api/workspace/invoices/{id}/pdf': async ({ db, actor, params, language }) => {
      const isTheirs = ({ issuerId, recipientId }: { issuerId: string | null; recipientId: string | null }) =>
        issuerId === actor.id || recipientId === actor.id;
      return paperOf(db, await requireInvoice(db, params.id, isTheirs), language);
    },
    'GET /api/admin/invoices': ({ db, query, headers }) => sendPage(headers, listInvoices(db, query)),
    'GET /api/admin/invoices/{id}/pdf': async ({ db, params, language }) =>
      paperOf(db, await requireInvoice(db, params.id), language),
    'POST /api/admin/invoices/{id}/cancellation': ({ db, actor, params, body, at }) =>
      cancelInvoice(db, { id: params.id, ...body }, wasTrial, { actor, at }),
  });
}
