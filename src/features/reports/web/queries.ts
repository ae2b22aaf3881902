import type { Language } from '#kit/shared/messages.ts';
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export const sendReport = () => api.mutation('POST /api/reports');

const ownPath = '/api/reports/own';
/** What looks different once one has objected. */
export const ownPaths = [ownPath];
export const ownQuery = (language: Language) => api.query('GET /api/reports/own', { language });
export const objectTo = () => api.mutation('POST /api/reports/{id}/objection');
