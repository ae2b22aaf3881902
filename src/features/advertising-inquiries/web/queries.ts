/** The calls of the advertising inquiries room. */
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export const inquireAdvertising = () => api.mutation('POST /api/advertising-inquiries');
