import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** One rental. */
export const rentalQuery = (id: string, language: Language) =>
  api.query('GET /api/rentals/{id}', { params: { id }, language });
