import { routes } from '#kit/server/serve.ts';
import type { SessionCookie } from '#kit/server/session-cookie.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../contract.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { askPasswordReset, confirmPasswordReset, resetKey } from './reset.ts';
import { checkSignIn, closeAllSessions, closeSession, readUser, signUp, throttleKey } from './service.ts';
import { takesTwoSteps, waysOf } from './second-factor.ts';
import { openStep } from './steps.ts';
import { createSignInThrottle } from './throttle.ts';
import type { SignInThrottle } from './throttle.ts';

/** Letters that one account can be made to get in a quarter of an hour, before each next one waits longer. */
const resetsAtOnce = 5;

/** The auth room's routes. `throttle` counts the passwords that are tried, here and wherever one is asked for. */
export function authRoutes(cookie: SessionCookie, throttle: SignInThrottle, door: Doorkeeper) {
  const resets = createSignInThrottle(resetsAtOnce);
  return routes(endpoints, {
    'POST /api/auth/signup': async (call) => {
      const { db, body, at, language } = call;
      const user = await signUp(db, body, language, at);
      await door.welcome(call, user.id);
      return { user };
    },
    'POST /api/auth/signin': async (call) => {
      const { db, body, at } = call;
      const key = throttleKey(body.phone);
      throttle.spend(key, at);
      const user = await checkSignIn(db, body);
      throttle.forgive(key);
      if (await takesTwoSteps(db, user.id)) {
        const key = await openStep(db, { userId: user.id, purpose: 'signIn' }, at);
        return { step: { key, ways: await waysOf(db, user.id) } };
      }
      await door.letIn(call, user.id);
      return { user };
    },
    'POST /api/auth/signout': async ({ db, body, actor, headers, request }) => {
      if (body.everywhere && actor === undefined) throw new Problem('unauthenticated', 'Sign in first.');
      if (body.everywhere && actor !== undefined) await closeAllSessions(db, actor.id);
      const token = cookie.read(request);
      if (token !== undefined) await closeSession(db, token);
      cookie.clear(headers);
      return { signedOut: true as const };
    },
    'POST /api/auth/password-reset': async ({ db, body, at }) => {
      resets.spend(resetKey(body.account), at);
      await askPasswordReset(db, body.account, at);
      return { accepted: true as const };
    },
    'POST /api/auth/password-reset/confirm': async ({ db, body, at }) => {
      // Whoever was held up by wrong guesses, their own or a stranger's, may come in now.
      throttle.forgive(throttleKey(await confirmPasswordReset(db, body, at)));
      return { changed: true as const };
    },
    'GET /api/auth/me': async ({ db, actor }) => ({ user: await readUser(db, actor.id) }),
  });
}
