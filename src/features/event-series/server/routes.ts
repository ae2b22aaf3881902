import type { SoldTickets } from '#features/events/server/service.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { changeSeries, changeTickets, trySeriesChange } from './changes.ts';
import { endSeries, type EndNights } from './ends.ts';
import { makeSeries, readSeries, tryDates } from './service.ts';

/** `sold` does with the orders of events what their room does, and `callOff` gives everybody their money back. */
export function eventSeriesRoutes(sold: SoldTickets, callOff: EndNights['callOff']) {
  return routes(endpoints, {
    'GET /api/events/{id}/series': ({ db, params, actor, at }) => readSeries(db, params.id, { actor, at }),
    'GET /api/events/{id}/series/dates': ({ db, params, query, actor, language, at }) =>
      tryDates(db, params.id, query.dates, language, { actor, at }),
    'POST /api/events/{id}/series': ({ db, params, body, actor, at }) => makeSeries(db, params.id, body, { actor, at }),
    'POST /api/events/{id}/series/trials': ({ db, params, body, actor, at }) =>
      trySeriesChange(db, params.id, body, { actor, at, sold }),
    'PUT /api/events/{id}/series': ({ db, params, body, language, actor, at }) =>
      changeSeries(db, params.id, body, language, { actor, at, sold }),
    'PUT /api/events/{id}/series/ticket-types': ({ db, params, body, actor, at }) =>
      changeTickets(db, params.id, body.reach, { actor, at }),
    'POST /api/events/{id}/series/end': ({ db, params, body, actor, at }) =>
      endSeries(db, params.id, body, { ...sold, callOff }, { actor, at }),
  });
}
