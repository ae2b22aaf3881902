/** One's own account: see it, change it, change its password (issue 6). */
import { eq } from 'drizzle-orm';
import {
  closeAllSessions,
  easyPassword,
  endHandedOut,
  hashPassword,
  isEasyPassword,
  lockHolder,
  openSession,
  takenFault,
  tellOfChange,
  toUser,
} from '#features/auth/server/service.ts';
import { passwordResets, users } from '#features/auth/server/table.ts';
import type { UserRow } from '#features/auth/server/table.ts';
import type { DeviceWords } from '#features/auth/server/service.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Account, AccountChange } from '../contract.ts';

export { eraseAgain } from './erasure.ts';

/** Who changes the ways into their account, by the session in which they proved that they may. */
export type Holder = Pick<Actor, 'id' | 'sessionId'>;

const toAccount = (row: UserRow): Account => ({
  user: toUser(row),
  language: row.language,
  createdAt: row.createdAt.toISOString(),
  emailProvenAt: row.emailProvenAt?.toISOString() ?? null,
});

export async function readAccount(db: Db, id: string): Promise<Account> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Problem('unauthenticated', 'Sign in first.');
  return toAccount(row);
}

/** Whether a change touches a way into the account: its phone, or the e-mail that a new password is sent to. */
export async function isWayIn(db: Db, id: string, { phone, email }: AccountChange): Promise<boolean> {
  const { user } = await readAccount(db, id);
  const isOtherPhone = phone !== undefined && phone !== user.phone;
  return isOtherPhone || (email !== undefined && email !== user.email);
}

/**
 * Changes what is named. Another e-mail ends the keys to a new password that were sent to the earlier one, and the
 * addresses that programs were given. The mailbox hears of that, and of another phone. 409 phone_taken, username_taken.
 */
export async function changeAccount(db: Db, actor: Holder, change: AccountChange, at: Date): Promise<Account> {
  const { id } = actor;
  const { password: _password, ...named } = change;
  const set: Partial<UserRow> = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return readAccount(db, id);
  try {
    return await db.transaction(async (db) => {
      await lockHolder(db, actor);
      const [before] = await db.select().from(users).where(eq(users.id, id)).for('update');
      if (before === undefined) throw new Problem('unauthenticated', 'Sign in first.');
      const [row = before] = await db.update(users).set(set).where(eq(users.id, id)).returning();
      if (row.email !== before.email) {
        await db.delete(passwordResets).where(eq(passwordResets.userId, id));
        await endHandedOut(db, id);
        await tellOfChange(db, before, 'email', at);
        await tellOfChange(db, row, 'newEmail', at);
      }
      // To the earlier mailbox: another one that came with it may be somebody else's.
      if (row.phone !== before.phone) await tellOfChange(db, before, 'phone', at);
      return toAccount(row);
    });
  } catch (error) {
    throw takenFault(error);
  }
}

/**
 * Sets another password and closes every session, the caller's too: gives the token of the one that is opened for them, on a
 * device of these words. 422 when it is easy to guess.
 */
export async function changePassword(
  db: Db,
  actor: Holder,
  { password, words }: { readonly password: string; readonly words: DeviceWords },
  at: Date,
): Promise<string> {
  const { id } = actor;
  const { user } = await readAccount(db, id);
  if (isEasyPassword(password, user.username)) throw easyPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (db) => {
    await lockHolder(db, actor);
    const [row] = await db.update(users).set({ passwordHash }).where(eq(users.id, id)).returning();
    await db.delete(passwordResets).where(eq(passwordResets.userId, id));
    await closeAllSessions(db, id);
    if (row) await tellOfChange(db, row, 'password', at);
    return openSession(db, id, at, words);
  });
}
