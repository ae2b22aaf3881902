/** Proving that a mailbox is one's own, by a link that is sent to it: before free tickets in number (issue 14). */
import { and, eq, gt } from 'drizzle-orm';
import { newLock, postMail } from '#features/mail/server/service.ts';
import type { Lock } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import type { Delays } from '#kit/server/limits/counters.ts';
import { takeOrWait } from '#kit/server/limits/counters.ts';
import { tooMany } from '#kit/server/limits/limits.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import { proofMinutes } from '../rules.ts';
import { lockCaller } from './service.ts';
import { emailProofs, users } from './table.ts';

/** The mailbox may be a stranger's, whom somebody else's account must not flood. */
const letters: Delays = { name: 'letters to prove a mailbox', free: 3, seconds: 6 * 3600, first: 900, longest: 7200 };

/**
 * Posts the link to the member's e-mail; an earlier link dies. Nothing is posted when it is proven already. 422 without
 * an e-mail, 429 when the mailbox has got enough of these letters.
 */
export async function askEmailProof(db: Db, userId: string, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    await lockCaller(db, userId);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw new Problem('unauthenticated', 'Sign in first.');
    const { email, emailProvenAt, fullName: name, username, language } = user;
    if (email === null) throw invalidField('email', 'There is no e-mail in your account');
    if (emailProvenAt !== null) return;
    const passed = await takeOrWait(db, letters, email, at);
    if ('opensAt' in passed)
      throw tooMany(
        passed.opensAt.getTime() - at.getTime(),
        'The link was sent a few times already. Look at your mail.',
      );
    const proof = { email, tokenHash: newLock(), expiresAt: new Date(at.getTime() + proofMinutes * 60_000) };
    await db
      .insert(emailProofs)
      .values({ userId, ...proof })
      .onConflictDoUpdate({ target: emailProofs.userId, set: proof });
    const values = { name, username, lock: proof.tokenHash, minutes: proofMinutes };
    await postMail(db, { to: email, userId, language, letter: 'emailProof', values }, at);
  });
}

/** Takes a key's word for it; the key is used up. 410 link_expired for one that opens nothing (any more). */
export async function confirmEmailProof(db: Db, token: string, at: Date): Promise<void> {
  const isKey = and(eq(emailProofs.tokenHash, hashSecret(token)), gt(emailProofs.expiresAt, at));
  await db.transaction(async (db) => {
    const [key] = await db.delete(emailProofs).where(isKey).returning();
    const isTheirs = key && and(eq(users.id, key.userId), eq(users.email, key.email));
    const proven = key ? await db.update(users).set({ emailProvenAt: at }).where(isTheirs).returning() : [];
    if (proven.length === 0) throw new Problem('link_expired', 'This link does not work any more. Ask for a new one.');
  });
}

/** What the key of a proof's letter opens. */
export const proofLock: Lock = {
  path: (_language, key) => `/prove-email#token=${key}`,
  turn: async (db, from, to) => {
    const isLock = eq(emailProofs.tokenHash, from);
    return (await db.update(emailProofs).set({ tokenHash: to }).where(isLock).returning()).length > 0;
  },
};
