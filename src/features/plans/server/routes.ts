import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../contract.ts';
import type { ReceiptsOf } from './service.ts';
import { changePlan, readPlan } from './service.ts';

/** `receiptsOf` comes from the orders room, which needs this one. */
export const planRoutes = (receiptsOf: ReceiptsOf) =>
  routes(endpoints, {
    'GET /api/users/{id}/plan': ({ db, params, at }) => readPlan(db, params.id, receiptsOf, at),
    'PATCH /api/users/{id}/plan': async ({ db, actor, params, body, at }) => {
      if (actor.id !== params.id) throw new Problem('forbidden', 'Only its owner changes a plan.');
      await changePlan(db, params.id, body, at);
      return readPlan(db, params.id, receiptsOf, at);
    },
  });
