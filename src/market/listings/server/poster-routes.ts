import { routes } from '#kit/server/serve.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
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
        throw invalidField('category', 'Is no category of this kind', 'The query is not acceptable.');
      return proposePosters(written, look, shake);
    },
  });
