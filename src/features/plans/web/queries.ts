/** The calls about one's own plan. */
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** Asked for whenever it is shown: payments and renewals settle behind its back. */
export const ownPlanQuery = (id: string) => ({
  ...api.query('GET /api/users/{id}/plan', { params: { id } }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
});

export const changePlan = () => api.mutation('PATCH /api/users/{id}/plan');
