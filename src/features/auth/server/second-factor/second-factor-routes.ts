import { and, eq } from 'drizzle-orm';
import { routes } from '#kit/server/serve.ts';
import { Problem } from '#kit/shared/problem.ts';
import { endpoints } from '../../second-factor-contract.ts';
import { beginAuthenticator, spendCode } from './authenticator.ts';
import type { Doorkeeper } from '../sessions/doorkeeper.ts';
import { assertionOptions, attestationOptions, keepPasskey, spendPasskey } from './passkeys.ts';
import { readPerson } from '../people/people.ts';
import { spendRecoveryCode } from './recovery.ts';
import { gained, lost, readSecondFactor, renewRecoveryCodes, takeSecondFactor, type Guard } from './second-factor.ts';
import { readUser, toUser } from '../service.ts';
import { openStep, passStep, requireStep, setChallenge } from './steps.ts';
import { authenticators, passkeys } from '../table.ts';

const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** The second step of signing in, and one's own means for it. */
export function secondFactorRoutes(guard: Guard, door: Doorkeeper) {
  const { site, sealing } = guard;
  return routes(endpoints, {
    'POST /api/auth/signin/code': async (call) => {
      const { db, at, body } = call;
      const code = body.code.replaceAll(' ', '');
      const passed = await passStep(db, { key: body.key, purpose: 'signIn', at }, async (db, { userId }) => {
        const isRight = isAppCode(code)
          ? await spendCode(db, userId, code, { sealing, at })
          : await spendRecoveryCode(db, userId, code, at);
        return isRight || undefined;
      });
      await door.letIn(call, passed.user);
      return { user: toUser(passed.user) };
    },
    'POST /api/auth/signin/passkey-options': async ({ db, at, body }) => {
      const step = await requireStep(db, body.key, 'signIn', at);
      const options = await assertionOptions(db, site, step.userId);
      await setChallenge(db, step, options.challenge);
      return { options };
    },
    'POST /api/auth/signin/passkey': async (call) => {
      const { db, at, body } = call;
      const passed = await passStep(
        db,
        { key: body.key, purpose: 'signIn', at },
        async (db, step) => (await spendPasskey(db, site, step, body.response, at)) || undefined,
      );
      await door.letIn(call, passed.user);
      return { user: toUser(passed.user) };
    },
    'GET /api/account/second-factor': ({ db, actor }) => readSecondFactor(db, guard, actor.id),
    'POST /api/account/second-factor/authenticator': async ({ db, actor, at }) =>
      beginAuthenticator(db, await readUser(db, actor.id), sealing, at),
    'POST /api/account/second-factor/authenticator/confirm': ({ db, actor, at, body }) =>
      db.transaction(async (db) => {
        const code = body.code.replaceAll(' ', '');
        if (!(await spendCode(db, actor.id, code, { sealing, at, isFirst: true })))
          throw new Problem('code_wrong', 'This code is not right. Wait for the next one.');
        return { recoveryCodes: await gained(db, actor, 'authenticator', at) };
      }),
    'DELETE /api/account/second-factor/authenticator': async ({ db, actor, at }) => {
      await db.transaction(async (db) => {
        const gone = await db.delete(authenticators).where(eq(authenticators.userId, actor.id)).returning();
        if (gone.some(({ confirmedAt }) => confirmedAt !== null)) await lost(db, actor.id, 'authenticator', at);
      });
      return readSecondFactor(db, guard, actor.id);
    },
    'POST /api/account/second-factor/passkeys/options': async ({ db, actor, at }) => {
      const options = await attestationOptions(db, site, await readUser(db, actor.id));
      const begun = { userId: actor.id, purpose: 'passkey', challenge: options.challenge } as const;
      return { key: await openStep(db, begun, at), options };
    },
    'POST /api/account/second-factor/passkeys': async ({ db, actor, at, body }) => {
      const begun = await requireStep(db, body.key, 'passkey', at);
      if (begun.userId !== actor.id) throw new Problem('step_expired', 'This was begun by somebody else.');
      const { proof } = await passStep(db, { key: body.key, purpose: 'passkey', at }, async (db, step) => {
        const kept = await keepPasskey(db, site, step, body, at);
        return kept === undefined ? undefined : { recoveryCodes: await gained(db, actor, 'passkey', at) };
      });
      return proof;
    },
    'DELETE /api/account/second-factor/passkeys/{id}': async ({ db, actor, at, params }) => {
      await db.transaction(async (db) => {
        const isTheirs = and(eq(passkeys.id, params.id), eq(passkeys.userId, actor.id));
        const gone = await db.delete(passkeys).where(isTheirs).returning({ id: passkeys.id });
        if (gone.length === 0) throw new Problem('not_found', 'There is no such passkey.');
        await lost(db, actor.id, 'passkey', at);
      });
      return readSecondFactor(db, guard, actor.id);
    },
    'POST /api/account/second-factor/recovery-codes': async ({ db, actor, at }) => ({
      recoveryCodes: await renewRecoveryCodes(db, actor.id, at),
    }),
    'DELETE /api/admin/users/{id}/second-factor': async ({ db, actor, at, params }) => {
      await takeSecondFactor(db, actor, params.id, at);
      return readPerson(db, params.id, at);
    },
  });
}
