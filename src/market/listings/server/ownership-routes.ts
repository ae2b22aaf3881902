import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../ownership-contract.ts';
import { handOver } from './handing-over.ts';
import type { ServerKinds } from './listing-kind.ts';

/** The desk's verbs on whose a listing is; the accounts and the log are rooms that the roof brings. */
export const ownershipRoutes = (kinds: ServerKinds, house: Parameters<typeof handOver>[1]) =>
  routes(endpoints, {
    'GET /api/admin/owners': ({ db, query }) => house.owners.find(db, query.account),
    'PUT /api/admin/listings/{kind}/{id}/owner': ({ db, actor, params, body, at }) => {
      const kind = Object.values(kinds).find(({ name }) => name === params.kind);
      if (kind === undefined) throw new Problem('not_found', 'There is no such kind of listing.');
      return handOver(db, house, kind, params.id, body, { actor, at });
    },
  });
