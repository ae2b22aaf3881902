import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { cancelInvoice } from './cancellation.ts';
import type { WasTrial } from './cancellation.ts';
import { paperOf } from './paper.ts';
import { replaceInvoice } from './replacement.ts';
import {
  isBoughtBy,
  isBoughtOrSoldBy,
  isSoldBy,
  listInvoices,
  listOwnInvoices,
  listOwnersInvoices,
  requireInvoice,
} from './service.ts';
import { substituteInvoice } from './substitution.ts';

/** `wasTrial`: whether an order was paid in the sandbox, which only the room of payments knows. */
export function invoiceRoutes(wasTrial: WasTrial) {
  return routes(endpoints, {
    'GET /api/orders/{id}/invoices': ({ db, actor, params, at }) => listOwnInvoices(db, actor.id, params.id, at),
    'GET /api/invoices/{id}/pdf': async ({ db, actor, params, language }) =>
      paperOf(db, await requireInvoice(db, params.id, isBoughtBy(actor.id)), language),
    'POST /api/invoices/{id}/replacement': ({ db, actor, params, body, at }) =>
      replaceInvoice(db, actor.id, params.id, body, at),
    'POST /api/invoices/{id}/substitution': ({ db, actor, params, body, at }) =>
      substituteInvoice(db, params.id, { isTheirs: isBoughtBy(actor.id) }, body, at),
    'GET /api/workspace/invoices': ({ db, actor, query, headers, at }) =>
      sendPage(headers, listOwnersInvoices(db, actor.id, query, at)),
    'POST /api/workspace/invoices/{id}/substitution': ({ db, actor, params, body, at }) =>
      substituteInvoice(
        db,
        params.id,
        { isTheirs: isBoughtOrSoldBy(actor.id), isUnlimited: isSoldBy(actor.id) },
        body,
        at,
      ),
    'GET /api/workspace/invoices/{id}/pdf': async ({ db, actor, params, language }) =>
      paperOf(db, await requireInvoice(db, params.id, isBoughtOrSoldBy(actor.id)), language),
    'GET /api/admin/invoices': ({ db, query, headers, at }) => sendPage(headers, listInvoices(db, query, at)),
    'GET /api/admin/invoices/{id}/pdf': async ({ db, params, language }) =>
      paperOf(db, await requireInvoice(db, params.id), language),
    'POST /api/admin/invoices/{id}/substitution': ({ db, params, body, actor, at }) =>
      substituteInvoice(db, params.id, { desk: actor }, body, at),
    'POST /api/admin/invoices/{id}/cancellation': ({ db, actor, params, body, at }) =>
      cancelInvoice(db, { id: params.id, ...body }, wasTrial, { actor, at }),
  });
}
