import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { checkIn, listDoors, readTicket } from './service.ts';
import { createWrongCodes } from './wrong-codes.ts';

/** Each house counts the wrong codes of its own doors. */
export function ticketRoutes() {
  const counted = createWrongCodes();
  return routes(endpoints, {
    'GET /api/tickets/{id}': ({ db, actor, params, language }) => readTicket(db, actor.id, params.id, language),
    'GET /api/check-in/events': ({ db, actor, language, at }) => listDoors(db, actor, language, at),
    'POST /api/events/{id}/check-in': ({ db, actor, params, body, at }) =>
      counted(db, actor.id, at, () => checkIn(db, params.id, body.code, actor, at)),
  });
}
