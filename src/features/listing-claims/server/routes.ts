import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import type { House } from './claimants.ts';
import { proveClaim, sendCode } from './codes.ts';
import { decideClaim, listClaims, readClaim } from './desk.ts';
import { claimByDocument, keepDocument, readDocument } from './documents.ts';
import { requireListing } from './listings.ts';
import { answerClaim, listMyClaims, readOwnClaim, readWays, releaseListing, withdrawClaim } from './service.ts';

/** Claims of listings of all kinds, whose rooms the roof brings. */
export const listingClaimRoutes = (house: House) =>
  routes(endpoints, {
    'GET /api/listings/{kind}/{id}/ownership': async ({ db, params, language }) => {
      const { ownerId, isSoldByHouse } = await requireListing(db, house.kinds, params, language);
      return { hasOwner: ownerId !== null || isSoldByHouse };
    },
    'GET /api/listings/{kind}/{id}/claim-ways': ({ db, params, ...by }) => readWays(db, house, params, by),
    'POST /api/listings/{kind}/{id}/claim-code': async ({ db, params, body, ...by }) =>
      readOwnClaim(db, house, await sendCode(db, house, params, body.way, by), by),
    'POST /api/listings/{kind}/{id}/claim-proof': async ({ db, params, body, ...by }) =>
      readOwnClaim(db, house, await proveClaim(db, house, params, body.code, by), by),
    'POST /api/claim-documents': ({ db, request, ...by }) => keepDocument(db, request, by),
    'POST /api/listings/{kind}/{id}/claims': async ({ db, params, body, ...by }) =>
      readOwnClaim(db, house, await claimByDocument(db, house, params, body, by), by),
    'DELETE /api/listings/{kind}/{id}/ownership': async ({ db, params, ...by }) => {
      await releaseListing(db, house, params, by);
      return { released: true as const };
    },
    'GET /api/listing-claims': ({ db, ...by }) => listMyClaims(db, house, by),
    'POST /api/listing-claims/{id}/answer': ({ db, params, body, ...by }) =>
      answerClaim(db, house, params.id, body.statement, by),
    'DELETE /api/listing-claims/{id}': async ({ db, params, ...by }) => {
      await withdrawClaim(db, params.id, by);
      return readOwnClaim(db, house, params.id, by);
    },
    'GET /api/admin/listing-claims': ({ db, query, headers, ...by }) =>
      sendPage(headers, listClaims(db, house, query, by)),
    'GET /api/admin/listing-claims/{id}': ({ db, params, ...by }) => readClaim(db, house, params.id, by),
    'GET /api/admin/listing-claims/{id}/document': ({ db, params, ...by }) => readDocument(db, params.id, by),
    'POST /api/admin/listing-claims/{id}/decision': ({ db, params, body, ...by }) =>
      decideClaim(db, house, params.id, body, by),
  });
