import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { reportIssue, sendMessage } from './service.ts';

export const supportRoutes = routes(endpoints, {
  'POST /api/contact-messages': async ({ db, body, language, at }) => ({
    id: await sendMessage(db, body, language, at),
    received: true as const,
  }),
  'POST /api/issue-reports': async ({ db, body, language, at }) => ({
    id: await reportIssue(db, body, language, at),
    received: true as const,
  }),
});
