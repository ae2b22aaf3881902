import { sendPage } from '#kit/server/desk-page.ts';
import { linkNext } from '#market/listings/server/listing.ts';
import type { Db } from '#kit/server/db.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { readAvailability } from './availability.ts';
import { addBlock, freeDays, listBlocks, removeBlock } from './blocks.ts';
import { addSeason, changeSeason, listSeasons, removeSeason } from './season-desk.ts';
import {
  copyRental,
  createRental,
  listRentalRecords,
  listRentals,
  readRental,
  readRentalRecord,
  removeRental,
  stepRental,
  updateRental,
} from './service.ts';

/** The roof brings what gives back holds whose time is up: the orders room needs this one, so it can't be asked. */
export const rentalRoutes = (releaseHolds: (db: Db, at: Date) => Promise<void>) =>
  routes(endpoints, {
    'GET /api/rentals': async ({ db, query, language, request, headers }) => {
      const page = await listRentals(db, query, language);
      linkNext(headers, request.url, page.next);
      return page.rentals;
    },
    'GET /api/rentals/{id}': ({ db, params, language, at }) => readRental(db, params.id, language, at),
    'GET /api/rentals/{id}/availability': ({ db, params, query, at }) => readAvailability(db, params.id, query, at),
    'POST /api/rentals': ({ db, body, language, actor, at }) => createRental(db, body, language, { actor, at }),
    'PUT /api/rentals/{id}': ({ db, params, body, language, actor, at }) =>
      updateRental(db, params.id, body, language, { actor, at }),
    'DELETE /api/rentals/{id}': async ({ db, params, query, actor, at }) => {
      await removeRental(db, params.id, query.version, { actor, at });
      return { deleted: true as const };
    },
    'GET /api/rentals/{id}/blocks': ({ db, params, actor, at }) => listBlocks(db, params.id, { actor, at }),
    'POST /api/rentals/{id}/blocks': async ({ db, params, body, actor, at }) => {
      await releaseHolds(db, at);
      return addBlock(db, params.id, body, { actor, at });
    },
    'DELETE /api/rentals/{id}/blocks/{block}': async ({ db, params, actor, at }) => {
      await removeBlock(db, params.id, params.block, { actor, at });
      return { deleted: true as const };
    },
    'POST /api/rentals/{id}/blocks/{block}/freed-days': async ({ db, params, body, actor, at }) => ({
      left: await freeDays(db, params.id, params.block, body, { actor, at }),
    }),
    'GET /api/rentals/{id}/seasons': ({ db, params, actor, at }) => listSeasons(db, params.id, { actor, at }),
    'POST /api/rentals/{id}/seasons': ({ db, params, body, actor, at }) =>
      addSeason(db, params.id, body, { actor, at }),
    'PUT /api/rentals/{id}/seasons/{season}': ({ db, params, body, actor, at }) =>
      changeSeason(db, params.id, params.season, body, { actor, at }),
    'DELETE /api/rentals/{id}/seasons/{season}': async ({ db, params, actor, at }) => {
      await removeSeason(db, params.id, params.season, { actor, at });
      return { deleted: true as const };
    },
    'GET /api/admin/rentals': ({ db, query, language, actor, headers }) =>
      sendPage(headers, listRentalRecords(db, query, language, actor)),
    'GET /api/admin/rentals/{id}': ({ db, params, actor }) => readRentalRecord(db, params.id, actor),
    'POST /api/rentals/{id}/copies': ({ db, params, actor, at }) => copyRental(db, params.id, { actor, at }),
    'POST /api/rentals/{id}/steps': ({ db, params, body, actor, at }) => stepRental(db, params.id, body, { actor, at }),
  });
