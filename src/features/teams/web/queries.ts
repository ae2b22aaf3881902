/** The calls of the teams room. */
import { client } from '#kit/web/api.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { endpoints } from '../contract.ts';

export const teamsApi = client<typeof endpoints>();

export const teamQuery = () => freshly(teamsApi.query('GET /api/team', {}));
/** The teams somebody is in, and for whom they work now. */
export const membershipsQuery = () => teamsApi.query('GET /api/team/memberships', {});
export const readInvitation = () => teamsApi.mutation('POST /api/team-invitations/read');
export const acceptInvitation = () => teamsApi.mutation('POST /api/team-invitations/accept');
