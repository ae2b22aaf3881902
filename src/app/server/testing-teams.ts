/** Who of a team may call what, as the contracts print it. */
import type { TeamRole } from '#kit/shared/endpoint.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { messagesOfTeam } from './testing-access-messages.ts';

/** What an owner's team does in the owner's place, each part of it; all other calls of a business are the owner's alone. */
const listingLines = listingKinds.flatMap((kind) => [
  `POST /api/${kind}`,
  `PUT /api/${kind}/{id}`,
  `DELETE /api/${kind}/{id}`,
  `POST /api/${kind}/{id}/steps`,
  `POST /api/${kind}/{id}/copies`,
  `GET /api/admin/${kind}`,
  `GET /api/admin/${kind}/{id}`,
]);
const soldLines = ['GET /api/workspace/listings', 'GET /api/workspace/bookings', 'GET /api/workspace/bookings/{id}'];

export const teamTable: Record<TeamRole, readonly string[]> = {
  editor: [
    ...listingLines,
    ...soldLines,
    'GET /api/events/{id}/discount-codes',
    'POST /api/events/{id}/discount-codes',
    'DELETE /api/discount-codes/{id}',
    'GET /api/events/{id}/news',
    'POST /api/events/{id}/news',
    'GET /api/rentals/{id}/blocks',
    'POST /api/rentals/{id}/blocks',
    'DELETE /api/rentals/{id}/blocks/{block}',
    'GET /api/rentals/{id}/calendars',
    'POST /api/rentals/{id}/calendar-address',
    'POST /api/rentals/{id}/calendars',
    'PATCH /api/rentals/{id}/calendars/{calendar}',
    'DELETE /api/rentals/{id}/calendars/{calendar}',
    'POST /api/rentals/{id}/calendars/{calendar}/fetches',
    'POST /api/jobs/{id}/renewal',
    'DELETE /api/listing-changes/{id}',
    'PUT /api/businesses/{id}/today',
    'GET /api/poster-proposals',
    'POST /api/photos',
    'GET /api/job-applications',
    'GET /api/job-applications/jobs',
    'GET /api/job-applications/{id}',
    'PATCH /api/job-applications/{id}',
    'GET /api/workspace/known',
    'POST /api/workspace/bookings/{id}/messages',
    'GET /api/workspace/calendar',
    'GET /api/workspace/brought',
    'POST /api/guest-reviews/{id}/answer',
    'GET /api/workspace/guest-reviews',
    'GET /api/workspace/guests-to-review',
    'POST /api/workspace/stays/{id}/guest-review',
    ...messagesOfTeam,
  ],
  door: ['GET /api/check-in/events', 'POST /api/events/{id}/check-in', 'POST /api/events/{id}/check-in/undo'],
  finance: [
    ...soldLines,
    'POST /api/workspace/bookings/{id}/cancellation',
    'GET /api/trader',
    'GET /api/workspace/invoices',
    'POST /api/workspace/invoices/{id}/substitution',
    'GET /api/workspace/invoices/{id}/pdf',
    'GET /api/tax-records',
    'GET /api/tax-records/file',
    'GET /api/payout-account',
    'GET /api/workspace/ledger',
    'GET /api/workspace/ledger/lines',
    'GET /api/workspace/ledger/export',
    'GET /api/workspace/seller-years',
    'GET /api/workspace/seller-years/{year}/letter',
    'GET /api/workspace/brought',
  ],
};
