import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { answerRequest, listWaiting } from './answer.ts';
import { askForDates, listOwn, previewDates, readFreeDays, withdraw } from './service.ts';

export const dateChangeRoutes = routes(endpoints, {
  'GET /api/date-changes': ({ db, actor, at }) => listOwn(db, actor.id, at),
  'GET /api/orders/{id}/free-days': ({ db, actor, params, query, at }) =>
    readFreeDays(db, actor.id, params.id, query, at),
  'GET /api/orders/{id}/other-dates': ({ db, actor, params, query, at }) =>
    previewDates(db, actor.id, params.id, query, at),
  'POST /api/orders/{id}/date-changes': ({ db, actor, params, body, at }) =>
    askForDates(db, actor.id, params.id, body, at),
  'DELETE /api/date-changes/{id}': ({ db, actor, params, at }) => withdraw(db, actor.id, params.id, at),
  'GET /api/workspace/date-changes': ({ db, actor, language, at }) => listWaiting(db, actor.id, language, at),
  'GET /api/admin/date-changes': ({ db, language, at }) => listWaiting(db, undefined, language, at),
  'POST /api/date-changes/{id}/answer': ({ db, actor, params, body, language, at }) =>
    answerRequest(db, params.id, body, { actor, at, language }),
});
