import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { makeSeries, readSeries, tryDates } from './service.ts';

export const eventSeriesRoutes = routes(endpoints, {
  'GET /api/events/{id}/series': ({ db, params, actor, at }) => readSeries(db, params.id, { actor, at }),
  'GET /api/events/{id}/series/dates': ({ db, params, query, actor, language, at }) =>
    tryDates(db, params.id, query.dates, language, { actor, at }),
  'POST /api/events/{id}/series': ({ db, params, body, actor, at }) => makeSeries(db, params.id, body, { actor, at }),
});
