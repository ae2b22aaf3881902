import type { Db } from '#kit/server/db.ts';
import { createLimiter } from '#kit/server/limits/limits.ts';
import { householdOf, networkOf } from '#kit/server/limits/network.ts';
import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../contract.ts';
import { endCode, listCodes, makeCode, tryCode, type CountSoldByCode } from './service.ts';

const seconds = 3600;

/** Words that are no code are counted before they are looked up, for whoever tries and whence; what is one is given back. */
function createGuesses() {
  const ofMember = createLimiter({ name: 'wrong codes of a member', calls: 20, seconds });
  const ofHousehold = createLimiter({ name: 'wrong codes of a household', calls: 60, seconds });
  const ofNetwork = createLimiter({ name: 'wrong codes of a network', calls: 240, seconds });
  return async <T>(
    db: Db,
    from: { readonly id: string; readonly address: string },
    at: Date,
    look: () => Promise<T>,
  ) => {
    const keys = [
      [ofMember, from.id],
      [ofHousehold, householdOf(from.address)],
      [ofNetwork, networkOf(from.address)],
    ] as const;
    for (const [limit, key] of keys) await limit.spend(db, key, at);
    let isWrong = false;
    try {
      return await look();
    } catch (error) {
      isWrong = error instanceof Problem && error.code === 'code_unknown';
      throw error;
    } finally {
      if (!isWrong) for (const [limit, key] of keys) limit.giveBack(key, at);
    }
  };
}

/** `count` tells what was sold by codes, which the room of orders knows. */
export function discountCodeRoutes(count: CountSoldByCode) {
  const guess = createGuesses();
  return routes(endpoints, {
    'GET /api/events/{id}/discount-codes': ({ db, params, actor, at }) =>
      listCodes(db, params.id, { actor, at }, count),
    'POST /api/events/{id}/discount-codes': ({ db, params, body, actor, at }) =>
      makeCode(db, params.id, body, { actor, at }, count),
    'DELETE /api/discount-codes/{id}': ({ db, params, actor, at }) => endCode(db, params.id, { actor, at }, count),
    'GET /api/events/{id}/discount': ({ db, params, query, actor, address, at }) =>
      guess(db, { id: actor.id, address }, at, () => tryCode(db, params.id, query.code, at)),
  });
}
