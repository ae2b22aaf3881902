/** What guards an account, taken away: for an account that changes hands, is erased, or whose owner asks. */
import { eq } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { authenticators, passkeys, recoveryCodes, steps, users } from './table.ts';

/** Takes the whole second factor away: codes, passkeys, recovery codes, and what was begun with them. */
export async function forgetSecondFactor(db: Db, userId: string): Promise<void> {
  for (const table of [authenticators, passkeys, recoveryCodes, steps])
    await db.delete(table).where(eq(table.userId, userId));
  await db.update(users).set({ secondFactorSince: null }).where(eq(users.id, userId));
}
