import { client } from '#kit/web/api.ts';
import type { endpoints } from '../../ownership-contract.ts';

const api = client<typeof endpoints>();

/** How many public listings with a price belong to nobody, by kind. */
export const ownerlessQuery = () => api.query('GET /api/admin/ownerless', {});
