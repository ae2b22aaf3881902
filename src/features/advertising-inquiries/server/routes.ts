import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { inquireAdvertising } from './service.ts';

export const advertisingInquiryRoutes = routes(endpoints, {
  'POST /api/advertising-inquiries': async ({ db, body, language, at }) => ({
    id: await inquireAdvertising(db, body, language, at),
    received: true as const,
  }),
});
