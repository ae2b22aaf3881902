/** A new password by e-mail: ask, and confirm with the key of the letter's link (issue 4, Mail; OWASP ASVS 5.0, 6.4). */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newLock, postMail } from '#features/mail/server/service.ts';
import type { Lock } from '#features/mail/server/service.ts';
import type { Clock } from '#kit/shared/clock.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, idOf, newId } from '#kit/server/ids.ts';
import type { Delays } from '#kit/server/limits/counters.ts';
import { takeOrWait } from '#kit/server/limits/counters.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { Problem } from '#kit/shared/problem.ts';
import { normalPhone } from '#market/town/phone.ts';
import type { AskPasswordReset, ConfirmPasswordReset } from '../../contract.ts';
import { isOnward, resetMinutes } from '../../rules.ts';
import { isKnownDevice } from '../sessions/devices.ts';
import { hashPassword, isEasyPassword } from './password.ts';
import { closeAllSessions, easyPassword, lockUser } from '../service.ts';
import { passwordResets, users } from '../table.ts';
import { tellOfChange } from '../telling.ts';
import type { UserRow } from '../table.ts';

const resetTask = 'password-reset';
/** An e-mail may belong to several accounts; more than this at once is nobody's family. */
const maxAccounts = 5;

/** What somebody typed, as an account has it: a phone, or an e-mail. */
const accountOf = (account: string): string => normalPhone(account) ?? account.toLowerCase();

/**
 * Letters, and not questions, are what is counted: three, then one after ever longer pauses. Asking is never refused for
 * it, and what was sent stays good, so nobody can close the way to an owner by asking.
 */
const pauses = { free: 3, seconds: 6 * 3600, first: 15 * 60, longest: 2 * 3600 } as const;
const toOwners: Delays = { name: 'reset letters asked for on a known device', ...pauses };
const toMailboxes: Delays = { name: 'reset letters asked for by strangers', ...pauses };

/**
 * Notes that somebody asked, on a device that may be known. Whether there is such an account is found out later, by a
 * task: so the answer is the same, and takes the same time, for known ones, unknown ones and those without an e-mail.
 */
export async function askPasswordReset(
  db: Db,
  { account, redirect }: AskPasswordReset,
  device: string | undefined,
  at: Date,
): Promise<void> {
  const onward = isOnward(redirect) ? { redirect } : {};
  await enqueue(db, resetTask, { account: accountOf(account), askedId: newId(), device, ...onward }, at);
}

const Payload = z.strictObject({
  account: z.string(),
  askedId: z.string(),
  device: z.string().optional(),
  redirect: z.string().optional(),
});
type Asked = z.infer<typeof Payload>;

/** Opens the ways that were asked for, and posts the letters that will hold their keys. */
export function passwordResetTask(clock: Clock): Task<Asked> {
  return {
    name: resetTask,
    payload: Payload,
    run: async (asked, db) => {
      const { account } = asked;
      const isOfAccount = account.includes('@') ? eq(users.email, account) : eq(users.phone, account);
      const found = await db
        .select()
        .from(users)
        .where(isOfAccount)
        // Whoever proved the mailbox first: others may have typed it into accounts of their own.
        .orderBy(sql`${users.emailProvenAt} is null`, users.createdAt, users.id)
        .limit(maxAccounts);
      for (const user of found) if (user.email !== null) await postReset(db, user, user.email, asked, clock());
    },
  };
}

/** A letter about an account; what was sent before dies. The task may run twice, the letter is posted once. */
async function postReset(
  db: Db,
  user: UserRow,
  to: string,
  { askedId, device, redirect }: Asked,
  at: Date,
): Promise<void> {
  const id = idOf(`${askedId} ${user.id}`);
  const expiresAt = new Date(at.getTime() + resetMinutes * 60_000);
  const isOwner = await isKnownDevice(db, user.id, device);
  await db.transaction(async (db) => {
    await lockUser(db, user.id);
    if ((await db.$count(passwordResets, eq(passwordResets.id, id))) > 0) return;
    if (!(await mayWrite(db, user, to, isOwner ? device : undefined, at))) return;
    await db.delete(passwordResets).where(eq(passwordResets.userId, user.id));
    const lock = newLock();
    await db.insert(passwordResets).values({ id, userId: user.id, tokenHash: lock, createdAt: at, expiresAt });
    const values = {
      name: user.fullName,
      username: user.username,
      lock,
      minutes: resetMinutes,
      ...(redirect && { redirect }),
    };
    await postMail(db, { to, userId: user.id, language: user.language, letter: 'passwordReset', values }, at);
  });
}

/** A mailbox that is proven to be the account's is counted with the account, others in sum: they may be a stranger's. */
async function mayWrite(db: Db, user: UserRow, to: string, device: string | undefined, at: Date): Promise<boolean> {
  const of = user.emailProvenAt === null ? to : user.id;
  const passed = await (device === undefined
    ? takeOrWait(db, toMailboxes, of, at)
    : takeOrWait(db, toOwners, `${user.id} ${device}`, at));
  return 'count' in passed;
}

/** What the key of a reset's letter opens. Behind the # it never reaches a server, nor a log. */
export const resetLock: Lock = {
  path: (_language, key, { redirect }) => {
    const onward = typeof redirect === 'string' ? `?redirect=${encodeURIComponent(redirect)}` : '';
    return `/reset-password${onward}#token=${key}`;
  },
  turn: async (db, from, to) => {
    const isLock = and(eq(passwordResets.tokenHash, from), isNull(passwordResets.usedAt));
    return (await db.update(passwordResets).set({ tokenHash: to }).where(isLock).returning()).length > 0;
  },
};

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
    // The key came by their mail: the mailbox is theirs.
    const proven = { passwordHash, emailProvenAt: sql`coalesce(${users.emailProvenAt}, ${at.toISOString()})` };
    const [user] = await db.update(users).set(proven).where(eq(users.id, key.userId)).returning();
    // Thrown inside the transaction: the key can be used with a better password.
    if (!user || isEasyPassword(input.password, user.username)) throw easyPassword();
    await closeAllSessions(db, user.id);
    await tellOfChange(db, user, 'password', at);
    return user.phone;
  });
}
