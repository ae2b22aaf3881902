import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { submit } from './service.ts';

export const submissionRoutes = routes(endpoints, {
  'POST /api/submissions': async ({ db, body, language, at }) => ({
    id: await submit(db, body, language, at),
    received: true as const,
  }),
});
