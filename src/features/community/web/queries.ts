/** The calls of the community room. */
import { client } from '#kit/web/api.ts';
import type { endpoints } from '../contract.ts';

const api = client<typeof endpoints>();

/** What the member of this session joined: private, so it is forgotten when the page is left. */
export const joinedQuery = () => ({ ...api.query('GET /api/community/joined', {}), gcTime: 0, staleTime: 0 });
export const setJoined = () => api.mutation('PUT /api/community/joined');
