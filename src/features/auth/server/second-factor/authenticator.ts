/** Codes of an app: six digits, new every thirty seconds, each good once (RFC 6238). */
import { and, eq, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { town } from '#market/town/town.ts';
import { seal, unseal } from '#kit/server/secrets/seal.ts';
import { authenticators } from '../table.ts';

type Sealing = () => Promise<string>;

/** One step to each side: clocks of phones differ, and people type slowly. */
const tolerance = 1;

const appOf = (secret: string, label = '') =>
  new TOTP({ issuer: town.brand, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** Makes a secret for an app; the only time that it leaves the house. It counts once its first code was right. */
export async function beginAuthenticator(
  db: Db,
  user: { readonly id: string; readonly username: string },
  sealing: Sealing,
  at: Date,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const row = { secret: seal(secret, await sealing(), user.id), createdAt: at, confirmedAt: null, lastStep: 0 };
  const made = await db
    .insert(authenticators)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: authenticators.userId, set: row, setWhere: isNull(authenticators.confirmedAt) })
    .returning({ userId: authenticators.userId });
  if (made.length === 0) throw new Problem('conflict', 'There is an app already. Do without it first.');
  return { secret, uri: appOf(secret, user.username).toString() };
}

/** Spends a code: true once, for one that is right now and newer than the last. `isFirst` finishes a new app. */
export async function spendCode(
  db: Db,
  userId: string,
  code: string,
  { sealing, at, isFirst = false }: { readonly sealing: Sealing; readonly at: Date; readonly isFirst?: boolean },
): Promise<boolean> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId)).for('update');
  if (row === undefined || (row.confirmedAt === null) !== isFirst) return false;
  const app = appOf(unseal(row.secret, await sealing(), userId));
  const timestamp = at.getTime();
  const delta = app.validate({ token: code, timestamp, window: tolerance });
  if (delta === null) return false;
  const lastStep = app.counter({ timestamp }) + delta;
  const spent = await db
    .update(authenticators)
    .set({ lastStep, ...(isFirst ? { confirmedAt: at } : {}) })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, lastStep)))
    .returning({ userId: authenticators.userId });
  return spent.length > 0;
}
