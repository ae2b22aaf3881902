/** The calls of the holiday requests room. */
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export const requestHoliday = () => api.mutation('POST /api/holiday-requests');
