import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { inquire } from './service.ts';

export const businessInquiryRoutes = routes(endpoints, {
  'POST /api/business-inquiries': async ({ db, body, language, at }) => ({
    id: await inquire(db, body, language, at),
    received: true as const,
  }),
});
