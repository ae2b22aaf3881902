import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { proposePosters } from '#market/posters/choosing/propose-posters.ts';
import { endpoints } from '../poster-contract.ts';
import type { ServerKinds } from './listing-kind.ts';

/** Posters to choose from, by the words and the category of a listing. */
export const posterProposalRoutes = (kinds: ServerKinds) =>
  routes(endpoints, {
    'GET /api/poster-proposals': async ({ query: { kind, category, shake, ...written } }) => {
      const { looks } = kinds[kind];
      const look = Object.hasOwn(looks, category) ? looks[category] : undefined;
      if (look === undefined)
        throw new Problem('validation', 'The query is not acceptable.', {
          fields: [{ path: 'category', message: 'Is no category of this kind' }],
        });
      return proposePosters(written, look, shake);
    },
  });
