/** One's own account: see it, change it, change its password (issue 6). */
import { eq } from 'drizzle-orm';
import {
  closeAllSessions,
  easyPassword,
  endHandedOut,
  hashPassword,
  isEasyPassword,
  lockCaller,
  takenFault,
  tellOfChange,
  toUser,
} from '#features/auth/server/service.ts';
import { passwordResets, users } from '#features/auth/server/table.ts';
import type { UserRow } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Account, AccountChange } from '../contract.ts';

export { eraseAgain } from './erasure.ts';

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
export async function changeAccount(db: Db, id: string, change: AccountChange, at: Date): Promise<Account> {
  const { password: _password, ...named } = change;
  const set: Partial<UserRow> = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return readAccount(db, id);
  try {
    return await db.transaction(async (db) => {
      await lockCaller(db, id);
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

/** Sets another password and closes every session, the caller's too: they get a new one. 422 when it is easy to guess. */
export async function changePassword(db: Db, id: string, password: string, at: Date): Promise<void> {
  const { user } = await readAccount(db, id);
  if (isEasyPassword(password, user.username)) throw easyPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (db) => {
    await lockCaller(db, id);
    const [row] = await db.update(users).set({ passwordHash }).where(eq(users.id, id)).returning();
    await db.delete(passwordResets).where(eq(passwordResets.userId, id));
    await closeAllSessions(db, id);
    if (row) await tellOfChange(db, row, 'password', at);
  });
}
