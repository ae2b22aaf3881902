import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import {
  changeTicketType,
  endTicketType,
  listOwnTypes,
  listTicketTypes,
  makeTicketType,
  orderTicketTypes,
  setRegularTicket,
  type CountSoldOfType,
} from './service.ts';

/** `count` tells what was sold of kinds, which the room of orders knows. */
export function ticketTypeRoutes(count: CountSoldOfType) {
  return routes(endpoints, {
    'GET /api/events/{id}/ticket-types': ({ db, params, language, at }) => listTicketTypes(db, params.id, language, at),
    'GET /api/admin/events/{id}/ticket-types': ({ db, params, actor, at }) =>
      listOwnTypes(db, params.id, { actor, at, count }),
    'POST /api/events/{id}/ticket-types': ({ db, params, body, actor, at }) =>
      makeTicketType(db, params.id, body, { actor, at, count }),
    'PUT /api/ticket-types/{id}': ({ db, params, body, actor, at }) =>
      changeTicketType(db, params.id, body, { actor, at, count }),
    'DELETE /api/ticket-types/{id}': ({ db, params, actor, at }) => endTicketType(db, params.id, { actor, at, count }),
    'PUT /api/events/{id}/ticket-types/order': ({ db, params, body, actor, at }) =>
      orderTicketTypes(db, params.id, body.ids, { actor, at, count }),
    'PUT /api/events/{id}/regular-ticket': ({ db, params, body, actor, at }) =>
      setRegularTicket(db, params.id, body, { actor, at, count }),
  });
}
