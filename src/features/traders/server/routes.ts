import type { Db } from '#kit/server/db.ts';
import { routes } from '#kit/server/serve.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { endpoints } from '../contract.ts';
import { findHouseTrader, findHouseSeller, saveHouseTrader } from './house.ts';
import { listSharedNumbers, shareNumber } from './number-holders.ts';
import { checkVatNumber } from './vat-number.ts';
import { declareAgain, findSeller, findTrader, saveTrader } from './service.ts';

const toDesk = async (db: Db, id: string) => ({
  trader: await findTrader(db, id),
  shared: await listSharedNumbers(db, id),
});

export function traderRoutes(kinds: ServerKinds) {
  return routes(endpoints, {
    'GET /api/trader': async ({ db, actor }) => ({ trader: await findTrader(db, actor.id) }),
    'PUT /api/trader': ({ db, body, actor, at }) => saveTrader(db, actor.id, body, { actor, at }),
    'POST /api/trader/declaration': ({ db, actor, at }) => declareAgain(db, actor.id, { actor, at }),
    'GET /api/sellers': async ({ db, query }) => ({ seller: await findSeller(db, kinds, query.kind, query.id) }),
    'GET /api/sellers/house': async ({ db }) => ({ seller: await findHouseSeller(db) }),
    'GET /api/admin/house-trader': async ({ db }) => ({ trader: await findHouseTrader(db) }),
    'PUT /api/admin/house-trader': ({ db, body, actor, at }) => saveHouseTrader(db, body, { actor, at }),
    'GET /api/admin/traders/{id}': ({ db, params }) => toDesk(db, params.id),
    'PUT /api/admin/traders/{id}/shared-number': async ({ db, params, body, actor, at }) => {
      await shareNumber(db, params.id, body, { actor, at });
      return toDesk(db, params.id);
    },
    'PUT /api/admin/traders/{id}/vat-check': async ({ db, params, body, actor, at }) => {
      await checkVatNumber(db, params.id, body.isFound, { actor, at });
      return toDesk(db, params.id);
    },
  });
}
