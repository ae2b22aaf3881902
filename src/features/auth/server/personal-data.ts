import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { AuthExport } from '../personal-data.ts';
import { forgetDevices } from './sessions/devices.ts';
import { forgetSecondFactor } from './forgetting.ts';
import { passkeysOf } from './second-factor/passkeys.ts';
import { toUser } from './service.ts';
import { closeAllSessions } from './sessions/sessions.ts';
import {
  authenticators,
  emailProofs,
  knownDevices,
  passkeys,
  passwordResets,
  recoveryCodes,
  sessions,
  steps,
  users,
} from './table.ts';
import type { UserRow } from './table.ts';

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** The account itself: its row stays without a name, for the orders that point at it; what guarded it goes. */
export const authPersonalData: PersonalData<AuthExport> = {
  tables: [users, sessions, knownDevices, authenticators, passkeys, recoveryCodes, steps, passwordResets, emailProofs],
  exportOf: async (db, { id }) => {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    if (!user) throw new Problem('unauthenticated', 'Sign in first.');
    return {
      account: {
        ...toUser(user),
        language: user.language,
        createdAt: user.createdAt.toISOString(),
        termsVersion: user.termsVersion,
        emailProvenAt: iso(user.emailProvenAt),
      },
      sessions: (
        await db
          .select()
          .from(sessions)
          .where(eq(sessions.userId, id))
          .orderBy(asc(sessions.createdAt), asc(sessions.id))
      ).map((session) => ({
        browser: session.browser,
        system: session.system,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
      })),
      devices: (
        await db
          .select()
          .from(knownDevices)
          .where(eq(knownDevices.userId, id))
          .orderBy(asc(knownDevices.firstUsedAt), asc(knownDevices.deviceHash))
      ).map(({ browser, system, firstUsedAt, lastUsedAt }) => ({
        browser,
        system,
        firstUsedAt: firstUsedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
      secondFactor: await exportSecondFactor(db, user),
    };
  },
  forget: async (db, { id, name, at }) => {
    await db.delete(passwordResets).where(eq(passwordResets.userId, id));
    await db.delete(emailProofs).where(eq(emailProofs.userId, id));
    await closeAllSessions(db, id);
    await forgetSecondFactor(db, id);
    await forgetDevices(db, id);
    const nobody = {
      username: name,
      fullName: name,
      phone: name,
      email: null,
      passwordHash: '-',
      suspendedAt: null,
      suspensionReason: null,
    };
    await db
      .update(users)
      .set({ ...nobody, language: 'en', erasedAt: at })
      .where(eq(users.id, id));
  },
};

async function exportSecondFactor(db: Db, user: UserRow): Promise<AuthExport['secondFactor']> {
  const { id, secondFactorSince } = user;
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, id));
  const keys = await passkeysOf(db, id);
  const isLeft = and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt));
  return {
    since: iso(secondFactorSince),
    appSince: iso(app?.confirmedAt ?? null),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: iso(lastUsedAt),
    })),
    recoveryCodesLeft: await db.$count(recoveryCodes, isLeft),
  };
}
