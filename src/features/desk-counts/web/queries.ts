import { client } from '#kit/web/api.ts';
import { watched } from '#kit/web/desk/watched.ts';
import type { endpoints } from '../contract.ts';

/** What waits in the parts of the desk; it keeps up by itself. */
export const deskCountsQuery = () => watched(client<typeof endpoints>().query('GET /api/desk-counts', {}));
