import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../desk-contract.ts';

/** The calls of the desk about orders. */
export const deskOrdersApi = client<typeof endpoints>();

/** How many refunds the provider refused. */
export const refundCountsQuery = () => freshly(deskOrdersApi.query('GET /api/admin/refunds/counts', {}));
