/** The calls of one's own account. */
import type { endpoints as ofAuth } from '#features/auth/contract.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();
const auth = client<typeof ofAuth>();

/** Asked for whenever the sheet opens: another tab may have changed it. Never kept longer than it is shown. */
export const accountQuery = () => ({
  ...api.query('GET /api/account', {}),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
  gcTime: 0,
});

/** What the law keeps of whoever leaves. */
export const staysQuery = () => ({ ...api.query('GET /api/account/stays', {}), staleTime: 0, gcTime: 0 });
export const exportQuery = () => ({ ...api.query('GET /api/account/export', {}), staleTime: 0, gcTime: 0 });
export const changeAccount = () => api.mutation('PATCH /api/account');
export const becomeBusiness = () => api.mutation('POST /api/account/business');
export const changePassword = () => api.mutation('POST /api/account/password');
export const eraseAccount = () => api.mutation('POST /api/account/erasure');
export const askEmailProof = () => auth.mutation('POST /api/auth/email-proof');
