import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { requestHoliday } from './service.ts';

export const holidayRequestRoutes = routes(endpoints, {
  'POST /api/holiday-requests': async ({ db, body, language, at }) => ({
    id: await requestHoliday(db, body, language, at),
    received: true as const,
  }),
});
