import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** One event, past ones too. */
export const eventQuery = (id: string, language: Language) =>
  api.query('GET /api/events/{id}', { params: { id }, language });
