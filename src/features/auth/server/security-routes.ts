import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../security-contract.ts';
import { requirePassword } from './service.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, markConfirmed } from './sessions.ts';
import type { SignInThrottle } from './throttle.ts';

/** What guards one's own account. Passwords that are tried here count with those of signing in. */
export function securityRoutes(throttle: SignInThrottle) {
  return routes(endpoints, {
    'POST /api/auth/confirm': async ({ db, actor, body, at }) => {
      await requirePassword(db, throttle, actor.id, { password: body.password, path: 'password' }, at);
      await markConfirmed(db, actor.sessionId, at);
      return { confirmed: true as const };
    },
    'GET /api/account/sessions': ({ db, actor, at }) => listOwnSessions(db, actor, at),
    'DELETE /api/account/sessions/{id}': async ({ db, actor, params }) => {
      await endOwnSession(db, actor, params.id);
      return { ended: 1 as const };
    },
    'POST /api/account/sessions/end-others': async ({ db, actor }) => ({ ended: await endOtherSessions(db, actor) }),
  });
}
