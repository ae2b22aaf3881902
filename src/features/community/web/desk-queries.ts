/** The desk's calls of the community room. */
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What looks different after a change of a chat. */
export const touched = ['/api/admin/community', '/api/admin/audit'] as const;

export const deskOffersQuery = () => freshly(api.query('GET /api/admin/community', {}));
export const giveChat = () => api.mutation('PUT /api/admin/community/{offer}');
export const closeChat = () => api.mutation('DELETE /api/admin/community/{offer}');
