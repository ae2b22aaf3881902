import type { Db } from '#kit/server/db.ts';
import { createLimiter } from '#kit/server/limits/limits.ts';
import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../contract.ts';
import { ticketCalendar } from './calendar.ts';
import { findGuests } from './guests.ts';
import { keepTicket, letTicketGo, listKeptTickets, readKeptTicket } from './kept.ts';
import { giveTicket, giveTickets, readLinkedTicket, takeTicketBack } from './links.ts';
import { checkIn, listDoors, readTicket, undoCheckIn } from './service.ts';

/** Each house counts the wrong codes of its own doors. */
export function ticketRoutes() {
  const counted = createWrongCodes();
  const searches = createLimiter(searchesAllowed);
  return routes(endpoints, {
    'GET /api/tickets/{id}': ({ db, actor, params, language }) => readTicket(db, actor.id, params.id, language),
    'GET /api/tickets/{id}/calendar': ({ db, actor, params, language }) =>
      ticketCalendar(db, actor.id, params.id, language),
    'POST /api/tickets/{id}/link': ({ db, actor, params, body, language, at }) =>
      giveTicket(db, { userId: actor.id, ticketId: params.id, language, at }, body.name),
    'POST /api/orders/{id}/ticket-links': async ({ db, actor, params, body, language, at }) => ({
      links: await giveTickets(db, { userId: actor.id, orderId: params.id, language, at }, body.tickets),
    }),
    'DELETE /api/tickets/{id}/link': ({ db, actor, params, language, at }) =>
      takeTicketBack(db, { userId: actor.id, ticketId: params.id, language, at }),
    'POST /api/ticket-links/read': ({ db, actor, body, language, at }) =>
      readLinkedTicket(db, body.token, { readerId: actor?.id, language, at }),
    'POST /api/ticket-links/keep': ({ db, actor, body, language, at }) =>
      keepTicket(db, body.token, { userId: actor.id, language, at }),
    'GET /api/kept-tickets': ({ db, actor, language, at }) => listKeptTickets(db, { userId: actor.id, language, at }),
    'GET /api/kept-tickets/{id}': ({ db, actor, params, language, at }) =>
      readKeptTicket(db, params.id, { userId: actor.id, language, at }),
    'DELETE /api/kept-tickets/{id}': ({ db, actor, params, language, at }) =>
      letTicketGo(db, params.id, { userId: actor.id, language, at }),
    'GET /api/check-in/events': ({ db, actor, language, at }) => listDoors(db, actor, language, at),
    'POST /api/events/{id}/check-in/guests': async ({ db, actor, params, body, language, at }) => {
      await searches.spend(db, actor.id, at);
      return findGuests(db, params.id, body.name, actor, { language, at });
    },
    'POST /api/events/{id}/check-in': ({ db, actor, params, body, language, at }) =>
      counted(db, actor.id, at, () => checkIn(db, params.id, body, actor, { language, at })),
    'POST /api/events/{id}/check-in/undo': ({ db, actor, params, body, at }) =>
      counted(db, actor.id, at, () => undoCheckIn(db, params.id, body, actor, at)),
  });
}

/** A queue needs a name now and then; whoever wants the names of all is slow. */
const searchesAllowed = { name: 'guests by name', calls: 30, seconds: 60 } as const;

/** Whoever tries codes out is stopped: wrong ones are counted for each member, right ones are not (quality, Security). */
const allowed = { name: 'wrong codes', calls: 40, seconds: 60 } as const;

/** A code is counted before it is looked up, so that many at once count too, and forgiven when it was one. */
function createWrongCodes() {
  const limiter = createLimiter(allowed);
  return async function counted<T>(db: Db, member: string, at: Date, look: () => Promise<T>): Promise<T> {
    await limiter.spend(db, member, at);
    try {
      const found = await look();
      limiter.giveBack(member, at);
      return found;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'not_found')) limiter.giveBack(member, at);
      throw error;
    }
  };
}
