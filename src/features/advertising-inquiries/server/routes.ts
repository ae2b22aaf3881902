import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { changeAdvertisingInquiry, listAdvertisingInquiries, readAdvertisingInquiry } from './desk.ts';
import { inquireAdvertising } from './service.ts';

export const advertisingInquiryRoutes = routes(endpoints, {
  'POST /api/advertising-inquiries': async ({ db, body, language, at }) => ({
    id: await inquireAdvertising(db, body, language, at),
    received: true as const,
  }),
  'GET /api/advertising-inquiries': ({ db, query, headers }) => sendPage(headers, listAdvertisingInquiries(db, query)),
  'GET /api/advertising-inquiries/{id}': ({ db, params }) => readAdvertisingInquiry(db, params.id),
  'PATCH /api/advertising-inquiries/{id}': ({ db, actor, params, body, at }) =>
    changeAdvertisingInquiry(db, actor, params.id, body, at),
});
