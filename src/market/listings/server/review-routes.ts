import { decideEach } from '#kit/server/bulk.ts';
import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../review-contract.ts';
import type { ServerKinds } from './listing-kind.ts';

/** The desk's word on several listings: a step of each, by the service of its kind. */
export const reviewRoutes = (kinds: ServerKinds) =>
  routes(endpoints, {
    'POST /api/admin/listings/{kind}/decisions': ({ db, log, params, body: { decision, note, items }, actor, at }) => {
      const kind = Object.values(kinds).find(({ name }) => name === params.kind);
      if (kind === undefined) throw new Problem('not_found', 'There is no such kind of listing.');
      const step = decision === 'approved' ? ('publish' as const) : ('return' as const);
      const said = note === undefined ? {} : { note };
      return decideEach(items, log, ({ id, version }) => kind.step(db, id, { step, ...said, version }, { actor, at }));
    },
  });
