import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listHolidayRequests, noteOnWish, readHolidayRequest, reviseQuote, takeStep } from './desk.ts';
import { answerQuote, readQuote } from './quotes.ts';
import { requestHoliday } from './service.ts';

export const holidayRequestRoutes = routes(endpoints, {
  'POST /api/holiday-requests': async ({ db, body, language, at }) => ({
    id: await requestHoliday(db, body, language, at),
    received: true as const,
  }),
  'GET /api/holiday-requests': ({ db, query, headers }) => sendPage(headers, listHolidayRequests(db, query)),
  'GET /api/holiday-requests/{id}': ({ db, params }) => readHolidayRequest(db, params.id),
  'PATCH /api/holiday-requests/{id}/status': ({ db, actor, params, body, at }) =>
    takeStep(db, actor, params.id, body, at),
  'POST /api/holiday-requests/{id}/quote': ({ db, actor, params, body, at }) =>
    reviseQuote(db, actor, params.id, body, at),
  'PUT /api/holiday-requests/{id}/notes': ({ db, actor, params, body, at }) =>
    noteOnWish(db, actor, params.id, body, at),
  'POST /api/holiday-quotes/read': ({ db, body }) => readQuote(db, body.token),
  'POST /api/holiday-quotes/answer': ({ db, body, at }) => answerQuote(db, body, at),
});
