import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

/** Calls an event off and gives everybody their money back. */
export const callOffEvent = () => client<typeof endpoints>().mutation('POST /api/events/{id}/cancellation');
