import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { listBookings, listSoldListings, readBooking } from './bookings.ts';
import { readKnown } from './known.ts';
import { exportLedger, listLedgerLines, readLedger } from './ledger.ts';
import { writeToGuest } from './messages.ts';
import { readMonth } from './month.ts';
import { readPayments } from './payments.ts';

export const workspaceRoutes = routes(endpoints, {
  'GET /api/workspace/listings': ({ db, actor, language }) => listSoldListings(db, actor.id, language),
  'GET /api/workspace/bookings': ({ db, actor, query, language, at, headers }) =>
    sendPage(headers, listBookings(db, actor.id, query, language, at)),
  'GET /api/workspace/bookings/{id}': ({ db, actor, params, language, at }) =>
    readBooking(db, actor.id, params.id, language, at),
  'POST /api/workspace/bookings/{id}/messages': async ({ db, actor, params, body, at }) => ({
    sent: true as const,
    isHidden: await writeToGuest(db, actor, params.id, body, at),
  }),
  'GET /api/workspace/known': ({ db, actor, at }) => readKnown(db, actor.id, at),
  'GET /api/workspace/calendar': ({ db, actor, query, language }) => readMonth(db, actor.id, query.month, language),
  'GET /api/workspace/ledger': ({ db, actor, query, language, at }) => readLedger(db, actor.id, query, language, at),
  'GET /api/workspace/payments': ({ db, actor, language, at }) => readPayments(db, actor.id, language, at),
  'GET /api/workspace/ledger/lines': ({ db, actor, query, language, at, headers }) =>
    sendPage(headers, listLedgerLines(db, actor.id, query, { language, at })),
  'GET /api/workspace/ledger/export': ({ db, actor, query, language, at }) =>
    exportLedger(db, actor.id, query, language, at),
});
