import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { setSales } from './sales.ts';
import {
  changeTicketType,
  endTicketType,
  listOwnTypes,
  listTicketTypes,
  makeTicketType,
  orderTicketTypes,
  setRegularTicket,
  type CountSoldOfType,
  type CountWaitingOfTickets,
} from './service.ts';

/** `count` tells what was sold of types, which the room of orders knows, `countWaiting` who waits for each, which that of the waiting list does. */
export function ticketTypeRoutes(count: CountSoldOfType, countWaiting: CountWaitingOfTickets) {
  const counting = { count, countWaiting };
  return routes(endpoints, {
    'GET /api/events/{id}/ticket-types': ({ db, params, language, at }) => listTicketTypes(db, params.id, language, at),
    'GET /api/admin/events/{id}/ticket-types': ({ db, params, actor, at }) =>
      listOwnTypes(db, params.id, { actor, at, ...counting }),
    'POST /api/events/{id}/ticket-types': ({ db, params, body, actor, at }) =>
      makeTicketType(db, params.id, body, { actor, at, ...counting }),
    'PUT /api/ticket-types/{id}': ({ db, params, body, actor, at }) =>
      changeTicketType(db, params.id, body, { actor, at, ...counting }),
    'DELETE /api/ticket-types/{id}': ({ db, params, actor, at }) =>
      endTicketType(db, params.id, { actor, at, ...counting }),
    'PUT /api/events/{id}/ticket-types/order': ({ db, params, body, actor, at }) =>
      orderTicketTypes(db, params.id, body.ids, { actor, at, ...counting }),
    'PUT /api/events/{id}/sales': ({ db, params, body, actor, at }) =>
      setSales(db, params.id, body.isStopped, { actor, at }),
    'PUT /api/events/{id}/regular-ticket': ({ db, params, body, actor, at }) =>
      setRegularTicket(db, params.id, body, { actor, at, ...counting }),
  });
}
