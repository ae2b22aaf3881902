import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** One place. */
export const businessQuery = (id: string, language: Language) =>
  api.query('GET /api/businesses/{id}', { params: { id }, language });
