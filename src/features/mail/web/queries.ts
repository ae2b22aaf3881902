/** The calls of one's own choice of letters. */
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

export const choicesPath = '/api/letter-choices';
/** Asked for whenever the page opens: a press in a mail program changes it too. */
export const choicesQuery = () => ({ ...api.query('GET /api/letter-choices', {}), refetchOnMount: 'always' as const });
export const changeChoices = () => api.mutation('PUT /api/letter-choices');
