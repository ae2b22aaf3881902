/** The calls of the business inquiries room. */
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export const inquire = () => api.mutation('POST /api/business-inquiries');
