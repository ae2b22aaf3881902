import { client } from '#kit/web/api.ts';
import { firstOf, lastOf } from '../months.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What is free of a rental in one month; asked again whenever a calendar opens, because others book meanwhile. */
export const availabilityQuery = (id: string, month: string) => ({
  ...api.query('GET /api/rentals/{id}/availability', {
    params: { id },
    query: { from: firstOf(month), to: lastOf(month) },
  }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
});
