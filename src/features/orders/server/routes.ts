import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import type { Order } from '../contract.ts';
import { maskedCode } from '../rules.ts';
import { cancelEvent, cancelForBuyer, cancelPaidOrder, previewCancellation } from './cancelling/cancellation.ts';
import { presentOrders, presentOrder } from './present.ts';
import { joinFreeEvent } from './buying/confirming.ts';
import { listOrderRows, requireOwnOrder } from './records/finding.ts';
import { cancelOrder } from './buying/release.ts';
import { heldFrom } from './buying/shares.ts';

/** An order as anybody but its buyer may see it: the whole of a code opens a door, and a friend's name is the buyer's to tell. */
const withoutCodes = (order: Order): Order => ({
  ...order,
  tickets: order.tickets.map(({ given: _given, ...ticket }) => ({ ...ticket, code: maskedCode(ticket.code) })),
});

export const orderRoutes = routes(endpoints, {
  'GET /api/users/{id}/orders': async ({ db, actor, params, language, at }) => {
    const orders = await presentOrders(db, await listOrderRows(db, params.id), language, at);
    return actor.id === params.id ? orders : orders.map(withoutCodes);
  },
  'GET /api/orders/{id}': async ({ db, actor, params, language, at }) =>
    presentOrder(db, await requireOwnOrder(db, actor.id, params.id), language, at),
  'POST /api/orders': async ({ db, actor, body, language, address, at }) => {
    const wish = { userId: actor.id, ...body, whence: heldFrom(address) };
    return presentOrder(db, await joinFreeEvent(db, wish, at), language, at);
  },
  'GET /api/orders/{id}/cancellation': ({ db, actor, params, query, at }) =>
    previewCancellation(db, actor.id, params.id, at, query.tickets),
  'POST /api/orders/{id}/cancellation': async ({ db, actor, params, body, language, at }) =>
    presentOrder(db, await cancelPaidOrder(db, actor.id, params.id, body, at), language, at),
  'POST /api/workspace/bookings/{id}/cancellation': async ({ db, actor, params, body, at }) => {
    const { refund: shownRefund, reason } = body;
    await cancelForBuyer(db, params.id, { actor, at }, { ownerId: actor.id, reason, shownRefund });
    return { refunded: shownRefund };
  },
  'POST /api/events/{id}/cancellation': ({ db, actor, params, body, at }) =>
    cancelEvent(db, params.id, body.version, { actor, at }),
  'DELETE /api/orders/{id}': async ({ db, actor, params, language, at }) =>
    presentOrder(db, await cancelOrder(db, actor.id, params.id), language, at),
});
