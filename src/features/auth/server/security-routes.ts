import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../security-contract.ts';
import { requirePassword } from './service.ts';
import { endHandedOut, endOtherSessions, endOwnSession, listOwnSessions, markConfirmed } from './sessions/sessions.ts';

/** What guards one's own account. */
export const securityRoutes = routes(endpoints, {
  'POST /api/auth/confirm': async ({ db, actor, body, at }) => {
    await requirePassword(db, actor, { password: body.password, path: 'password' }, at);
    await markConfirmed(db, actor.sessionId, at);
    return { confirmed: true as const };
  },
  'GET /api/account/sessions': ({ db, actor, at }) => listOwnSessions(db, actor, at),
  'DELETE /api/account/sessions/{id}': async ({ db, actor, params }) => {
    await endOwnSession(db, actor, params.id);
    return { ended: 1 as const };
  },
  'POST /api/account/sessions/end-others': ({ db, actor }) =>
    db.transaction(async (db) => {
      await endHandedOut(db, actor.id);
      return { ended: await endOtherSessions(db, actor) };
    }),
});
