import { routes } from '#kit/server/serve.ts';
import type { SessionCookie } from '#kit/server/session-cookie.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../contract.ts';
import type { Doorkeeper } from './sessions/doorkeeper.ts';
import { askEmailProof, confirmEmailProof } from './email-proof.ts';
import { askPasswordReset, confirmPasswordReset } from './password/reset.ts';
import { checkSignIn, closeAllSessions, closeSession, readUser, requireProved, signUp, toUser } from './service.ts';
import { takesTwoSteps, waysOf } from './second-factor/second-factor.ts';
import { openStep } from './second-factor/steps.ts';
import { requireNotSuspended } from './people/suspending.ts';
import { countSignIn, forgiveStrangers } from './password/throttle.ts';

export function authRoutes(cookie: SessionCookie, door: Doorkeeper) {
  return routes(endpoints, {
    'POST /api/auth/signup': async (call) => {
      const { db, body, at, language } = call;
      const user = await signUp(db, body, language, at);
      await door.welcome(call, user.id);
      return { user };
    },
    'POST /api/auth/signin': async (call) => {
      const { db, body, at, request } = call;
      const forgive = await countSignIn(db, { phone: body.phone, device: await door.deviceOf(request) }, at);
      const user = await checkSignIn(db, body);
      await forgive();
      await requireNotSuspended(db, user.id);
      if (await takesTwoSteps(db, user.id)) {
        const key = await db.transaction(async (db) => {
          await requireProved(db, user);
          return openStep(db, { userId: user.id, purpose: 'signIn' }, at);
        });
        return { step: { key, ways: await waysOf(db, user.id) } };
      }
      await door.letIn(call, user);
      return { user: toUser(user) };
    },
    'POST /api/auth/signout': async ({ db, body, actor, headers, request }) => {
      if (body.everywhere && actor === undefined) throw new Problem('unauthenticated', 'Sign in first.');
      if (body.everywhere && actor !== undefined) await db.transaction((db) => closeAllSessions(db, actor.id));
      const token = cookie.read(request);
      if (token !== undefined) await closeSession(db, token);
      cookie.clear(headers);
      return { signedOut: true as const };
    },
    'POST /api/auth/password-reset': async ({ db, body, request, at }) => {
      await askPasswordReset(db, body, await door.deviceOf(request), at);
      return { accepted: true as const };
    },
    'POST /api/auth/password-reset/confirm': async ({ db, body, at }) => {
      // Whoever was held up by wrong guesses, their own or a stranger's, may come in now.
      await forgiveStrangers(db, await confirmPasswordReset(db, body, at));
      return { changed: true as const };
    },
    'POST /api/auth/email-proof': async ({ db, actor, at }) => {
      await askEmailProof(db, actor.id, at);
      return { accepted: true as const };
    },
    'POST /api/auth/email-proof/confirm': async ({ db, body, at }) => {
      await confirmEmailProof(db, body.token, at);
      return { proven: true as const };
    },
    'GET /api/auth/me': async ({ db, actor, headers }) => {
      cookie.hint(headers);
      return { user: await readUser(db, actor.id) };
    },
  });
}
