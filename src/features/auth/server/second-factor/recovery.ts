/** Recovery codes: ten at a time, shown once, each good once. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newRecoveryCode } from '#kit/server/ids.ts';
import { recoveryCodes } from '../table.ts';

const howMany = 10;

/** As it was printed: capitals, no dashes or spaces. */
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Makes ten codes and voids the earlier ones. Their hashes are enough: 74 bits are not guessed, so no slow hash is needed. */
export async function newRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newRecoveryCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashSecret(code) })));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}

/** Spends a code: true once. */
export async function spendRecoveryCode(db: Db, userId: string, code: string, at: Date): Promise<boolean> {
  const isCode = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashSecret(plain(code))));
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(isCode, isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}

export function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
