import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { readFigures } from './service.ts';

/** Kinds of listing: what is counted. `isDemo`: whether the house stands with its demo catalogue. */
export const figureRoutes = (kinds: ServerKinds, isDemo: boolean) =>
  routes(endpoints, { 'GET /api/figures': async ({ db, at }) => ({ isDemo, ...(await readFigures(db, kinds, at)) }) });
