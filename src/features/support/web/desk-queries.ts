import { client } from '#kit/web/api.ts';
import { watched } from '#kit/web/desk/watched.ts';
import type { endpoints } from '../contract.ts';

/** The calls of this room for its lists at the desk. */
export const deskApi = client<typeof endpoints>();

/** How many messages are new, in progress and done. */
export const contactCounts = () => watched(deskApi.query('GET /api/contact-messages/counts', {}));

/** How many reports are new, in progress and done. */
export const issueCounts = () => watched(deskApi.query('GET /api/issue-reports/counts', {}));
