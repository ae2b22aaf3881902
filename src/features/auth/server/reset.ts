/** A new password by e-mail: ask, and confirm with the key of the letter's link (issue 4, Mail; OWASP ASVS 5.0, 6.4). */
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { z } from 'zod';
import { postMail } from '#features/mail/server/service.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, idOf, newId, newSecret } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import type { Task } from '#kit/server/outbox/outbox.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ConfirmPasswordReset } from '../contract.ts';
import { resetMinutes } from '../rules.ts';
import { hashPassword, isEasyPassword } from './password.ts';
import { normalPhone } from './phone.ts';
import { closeAllSessions, easyPassword, lockUser } from './service.ts';
import { passwordResets, users } from './table.ts';
import type { UserRow } from './table.ts';

const resetTask = 'password-reset';
/** An e-mail may belong to several accounts; more than this at once is nobody's family. */
const maxAccounts = 5;

/** The key under which asking for an account is counted: one, however it is typed. */
export function resetKey(account: string): string {
  // An e-mail first: a phone number would be found inside of ana600123456@…
  return (account.includes('@') ? undefined : normalPhone(account)) ?? account.toLowerCase();
}

/**
 * Notes that somebody asked. Whether there is such an account is found out later, by a task: so the answer is the same,
 * and takes the same time, for known ones, unknown ones and those without an e-mail.
 */
export async function askPasswordReset(db: Db, account: string, at: Date): Promise<void> {
  await enqueue(db, resetTask, { account: resetKey(account), askedId: newId() }, at);
}

const Payload = z.strictObject({ account: z.string(), askedId: z.string() });

/** Makes the keys that were asked for, and posts the letters that hold them. */
export function passwordResetTask(clock: Clock): Task<z.infer<typeof Payload>> {
  return {
    name: resetTask,
    payload: Payload,
    run: async ({ account, askedId }, db) => {
      const isOfAccount = account.includes('@') ? eq(users.email, account) : eq(users.phone, account);
      const found = await db.select().from(users).where(isOfAccount).limit(maxAccounts);
      for (const user of found) if (user.email !== null) await postKey(db, user, user.email, askedId, clock());
    },
  };
}

/** A key for an account; older ones die. The task may run twice, the letter is posted once. */
async function postKey(db: Db, user: UserRow, to: string, askedId: string, at: Date): Promise<void> {
  const token = newSecret();
  const id = idOf(`${askedId} ${user.id}`);
  const expiresAt = new Date(at.getTime() + resetMinutes * 60_000);
  await db.transaction(async (db) => {
    await lockUser(db, user.id);
    const made = await db
      .insert(passwordResets)
      .values({ id, userId: user.id, tokenHash: hashSecret(token), createdAt: at, expiresAt })
      .onConflictDoNothing()
      .returning();
    if (made.length === 0) return;
    await db.delete(passwordResets).where(and(eq(passwordResets.userId, user.id), ne(passwordResets.id, id)));
    // Behind the # it never reaches a server, nor a log.
    const path = `/reset-password#token=${token}`;
    const values = { name: user.fullName, username: user.username, path, minutes: resetMinutes };
    await postMail(db, { to, userId: user.id, language: user.language, letter: 'passwordReset', values }, at);
  });
}

/** Sets a new password and closes all sessions; the key is used up. Gives the account's phone. 410 reset_expired, 422. */
export async function confirmPasswordReset(db: Db, input: ConfirmPasswordReset, at: Date): Promise<string> {
  // Derived before the key is looked at: a wrong one takes as long as the right one.
  const passwordHash = await hashPassword(input.password);
  const refuse = () => new Problem('reset_expired', 'This link does not work any more. Ask for a new one.');
  const isKey = and(
    eq(passwordResets.tokenHash, hashSecret(input.token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, at),
  );
  return db.transaction(async (db) => {
    const [key] = await db.select().from(passwordResets).where(isKey);
    if (!key) throw refuse();
    // Member before key, as where keys are made: two at once queue up. The guarded statement lets one of them through.
    await lockUser(db, key.userId);
    const used = await db.update(passwordResets).set({ usedAt: at }).where(isKey).returning();
    if (used.length === 0) throw refuse();
    const [user] = await db.update(users).set({ passwordHash }).where(eq(users.id, key.userId)).returning();
    // Thrown inside the transaction: the key can be used with a better password.
    if (!user || isEasyPassword(input.password, user.username)) throw easyPassword();
    await closeAllSessions(db, user.id);
    return user.phone;
  });
}
