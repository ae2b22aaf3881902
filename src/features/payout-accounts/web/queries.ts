/** The calls of the room of owners' accounts. */
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

export const payoutAccountsApi = client<typeof endpoints>();

export const payoutAccountQuery = () => freshly(payoutAccountsApi.query('GET /api/payout-account', {}));
export const deskPayoutAccountQuery = (id: string) =>
  freshly(payoutAccountsApi.query('GET /api/admin/payout-accounts/{id}', { params: { id } }));
