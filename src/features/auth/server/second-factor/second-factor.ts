/** The second step of signing in: what an account has of it, gaining and losing it (issue 14, decision 0028). */
import { and, eq, isNotNull } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Actor } from '#kit/server/access.ts';
import { Problem } from '#kit/shared/problem.ts';
import { isStaff } from '../../rules.ts';
import type { SecondFactorRule, SecondStepWay } from '../../rules.ts';
import type { SecondFactor } from '../../second-factor-contract.ts';
import { forgetSecondFactor } from '../forgetting.ts';
import { hasPasskeys, passkeysOf, type Site } from './passkeys.ts';
import { newRecoveryCodes, recoveryCodesLeft } from './recovery.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { endWaysIn } from '../people/seat.ts';
import { authenticators, passkeys, users } from '../table.ts';
import { tellOfChange } from '../telling.ts';
import type { UserRow } from '../table.ts';

/** What the rooms of the second factor need of the house. */
export type Guard = {
  readonly site: Site;
  readonly rule: SecondFactorRule;
  /** The secret with which the apps' secrets are sealed. */
  readonly sealing: () => Promise<string>;
};

async function lockedUser(db: Db, id: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (user === undefined) throw new Problem('not_found', 'There is no such member.');
  return user;
}

async function confirmedApp(db: Db, userId: string) {
  const isTheirs = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
  const [app] = await db.select({ since: authenticators.confirmedAt }).from(authenticators).where(isTheirs);
  return app;
}

export async function readSecondFactor(db: Db, { site, rule }: Guard, userId: string): Promise<SecondFactor> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const app = await confirmedApp(db, userId);
  return {
    since: user?.secondFactorSince?.toISOString() ?? null,
    isRequired: rule === 'required' && isStaff(user?.role ?? ''),
    authenticatorSince: app?.since?.toISOString() ?? null,
    passkeys: (await passkeysOf(db, userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    hasPasskeys: hasPasskeys(site),
    recoveryCodesLeft: await recoveryCodesLeft(db, userId),
  };
}

/** Whether signing in to this account takes a second step. */
export async function takesTwoSteps(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.secondFactorSince)))) > 0;
}

/** The ways through the second step that an account has. */
export async function waysOf(db: Db, userId: string): Promise<SecondStepWay[]> {
  const hasKeys = (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
  // A recovery code is typed where the app's codes are.
  return hasKeys ? ['passkey', 'code'] : ['code'];
}

/**
 * An account has got one more way through the second step. With the first one other sessions end, because they came in
 * without it, and recovery codes are made; else null.
 */
export async function gained(db: Db, actor: Actor, way: string, at: Date): Promise<string[] | null> {
  const user = await lockedUser(db, actor.id);
  await noteChange(db, user, { id: user.id }, { before: null, after: way }, at);
  await tellOfChange(db, user, 'secondStep', at);
  if (user.secondFactorSince !== null) return null;
  await db.update(users).set({ secondFactorSince: at }).where(eq(users.id, user.id));
  await endOtherSessions(db, actor);
  return newRecoveryCodes(db, user.id);
}

/** An account has lost a way; with the last one goes the rest. */
export async function lost(db: Db, userId: string, way: string, at: Date): Promise<void> {
  const user = await lockedUser(db, userId);
  await noteChange(db, user, { id: user.id }, { before: way, after: null }, at);
  await tellOfChange(db, user, 'lessSecondStep', at);
  const isLast = (await confirmedApp(db, userId)) === undefined && (await passkeysOf(db, userId)).length === 0;
  if (isLast) await forgetSecondFactor(db, userId);
}

/** Ten new recovery codes. 409 where there is nothing to recover. */
export async function renewRecoveryCodes(db: Db, userId: string, at: Date): Promise<string[]> {
  return db.transaction(async (db) => {
    const user = await lockedUser(db, userId);
    if (user.secondFactorSince === null) throw new Problem('conflict', 'Signing in takes one step only.');
    await noteChange(db, user, { id: user.id }, { before: null, after: 'recovery codes' }, at);
    await tellOfChange(db, user, 'recoveryCodes', at);
    return newRecoveryCodes(db, userId);
  });
}

/** The desk takes the second factor of somebody away who lost it. */
export async function takeSecondFactor(db: Db, actor: { readonly id: string }, id: string, at: Date): Promise<void> {
  if (id === actor.id) throw new Problem('conflict', 'One’s own is changed in one’s own account.');
  await db.transaction(async (db) => {
    const user = await lockedUser(db, id);
    const entry = { action: 'second_factor', entity: 'users', entityId: id, title: user.fullName } as const;
    const [before, after] = [{ since: user.secondFactorSince?.toISOString() ?? null }, { since: null }];
    await recordChange(db, { ...entry, actor, at, before, after });
    if (user.secondFactorSince !== null) await tellOfChange(db, user, 'lessSecondStep', at);
    await forgetSecondFactor(db, id);
    await endWaysIn(db, id);
  });
}

/** The log is the desk's: it tells of its own people, not of what members do for themselves. */
async function noteChange(
  db: Db,
  user: UserRow,
  actor: { readonly id: string },
  { before, after }: { readonly before: string | null; readonly after: string | null },
  at: Date,
): Promise<void> {
  if (!isStaff(user.role)) return;
  const entry = { action: 'second_factor', entity: 'users', entityId: user.id, title: user.fullName } as const;
  await recordChange(db, { ...entry, actor, at, before: { way: before }, after: { way: after } });
}
