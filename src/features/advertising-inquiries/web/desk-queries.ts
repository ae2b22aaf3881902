import { client } from '#kit/web/api.ts';
import { watched } from '#kit/web/desk/watched.ts';
import type { endpoints } from '../contract.ts';

/** The calls of this room for its lists at the desk. */
export const deskApi = client<typeof endpoints>();

/** How many inquiries are new, in progress and done. */
export const advertisingInquiryCounts = () => watched(deskApi.query('GET /api/advertising-inquiries/counts', {}));
