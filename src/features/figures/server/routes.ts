import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { readFigures } from './service.ts';

/** Kinds of listing: what is counted. */
export const figureRoutes = (kinds: ServerKinds) =>
  routes(endpoints, { 'GET /api/figures': ({ db, at }) => readFigures(db, kinds, at) });
