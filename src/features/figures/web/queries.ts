import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** Counts are the same in every language. */
export const figuresQuery = () => api.query('GET /api/figures', {});
