import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { changeBusinessInquiry, listBusinessInquiries, readBusinessInquiry } from './desk.ts';
import { inquire } from './service.ts';

export const businessInquiryRoutes = routes(endpoints, {
  'POST /api/business-inquiries': async ({ db, body, language, at }) => ({
    id: await inquire(db, body, language, at),
    received: true as const,
  }),
  'GET /api/business-inquiries': ({ db, query, headers }) => sendPage(headers, listBusinessInquiries(db, query)),
  'GET /api/business-inquiries/{id}': ({ db, params }) => readBusinessInquiry(db, params.id),
  'PATCH /api/business-inquiries/{id}': ({ db, actor, params, body, at }) =>
    changeBusinessInquiry(db, actor, params.id, body, at),
});
