import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { acceptInvitation, invite, readInvitation, revokeInvitation } from './invitations.ts';
import { actFor, endMembership, listMemberships } from './memberships.ts';
import { changeRole, readTeam } from './service.ts';

export const teamRoutes = routes(endpoints, {
  'GET /api/team': ({ db, actor, at }) => readTeam(db, actor.id, at),
  'POST /api/team/invitations': ({ db, body, actor, at }) => invite(db, body, { actor, at }),
  'DELETE /api/team/invitations/{id}': async ({ db, params, actor, at }) => {
    await revokeInvitation(db, params.id, { actor, at });
    return readTeam(db, actor.id, at);
  },
  'PUT /api/team/members/{id}': async ({ db, params, body, actor, at }) => {
    await changeRole(db, params.id, body.role, { actor, at });
    return readTeam(db, actor.id, at);
  },
  'DELETE /api/team/members/{id}': async ({ db, params, actor, at }) => {
    await endMembership(db, { ownerId: actor.id, memberId: params.id }, { actor, at });
    return readTeam(db, actor.id, at);
  },
  'GET /api/team/memberships': ({ db, actor }) => listMemberships(db, actor),
  'PUT /api/team/acting': async ({ db, body, actor }) => {
    await actFor(db, actor, body.ownerId);
    return listMemberships(db, actor);
  },
  'DELETE /api/team/memberships/{id}': async ({ db, params, actor, at }) => {
    await endMembership(db, { ownerId: params.id, memberId: actor.id }, { actor, at });
    return listMemberships(db, actor);
  },
  'POST /api/team-invitations/read': ({ db, body, at }) => readInvitation(db, body.token, at),
  'POST /api/team-invitations/accept': async ({ db, body, actor, at }) => {
    await acceptInvitation(db, body.token, { actor, at });
    return listMemberships(db, actor);
  },
});
