/** What has been begun and needs one more proof. Tries are counted in the database, for all of an account's together. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { counterKey, take } from '#kit/server/limits/counters.ts';
import { hashSecret, newId, newSecret } from '#kit/server/ids.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { StepPurpose } from '../../rules.ts';
import { lockUser } from '../service.ts';
import { steps, users } from '../table.ts';
import type { UserRow } from '../table.ts';
import { tellOfChange } from '../telling.ts';

export type Step = typeof steps.$inferSelect;

const livesMs = 10 * minuteMs;
/** Wrong proofs that end one step. */
const triesOfStep = 5;
/** Wrong proofs of one account in a while, whatever was begun anew in between; then it waits. */
const triesOfAccount = 10;
const whileMs = 15 * minuteMs;

const expired = () => new Problem('step_expired', 'This took too long. Please begin again.');
const wrong = () => new Problem('code_wrong', 'This code is not right, or it was used already.');

/** Begins something that needs one more proof; gives the key by which it goes on. */
export async function openStep(
  db: Db,
  begun: { readonly userId: string; readonly purpose: StepPurpose; readonly challenge?: string },
  at: Date,
): Promise<string> {
  const key = newSecret();
  const expiresAt = new Date(at.getTime() + livesMs);
  await db.insert(steps).values({ id: newId(), ...begun, keyHash: hashSecret(key), createdAt: at, expiresAt });
  return key;
}

const isStep = (key: string, purpose: StepPurpose, at: Date) =>
  and(eq(steps.keyHash, hashSecret(key)), eq(steps.purpose, purpose), gt(steps.expiresAt, at));

/** What was begun under this key; 410 step_expired when it is no good any more. */
export async function requireStep(db: Db, key: string, purpose: StepPurpose, at: Date): Promise<Step> {
  const [step] = await db
    .select()
    .from(steps)
    .where(isStep(key, purpose, at));
  if (step === undefined || step.wrong >= triesOfStep) throw expired();
  return step;
}

/** What a passkey has to sign from now on. */
export async function setChallenge(db: Db, step: Step, challenge: string): Promise<void> {
  await db.update(steps).set({ challenge }).where(eq(steps.id, step.id));
}

/**
 * Tries a proof. A try is counted before it is made and in a transaction that always ends well, so that neither many at
 * once nor a broken line give more of them. 401 code_wrong, 410 step_expired, 429; what was right ends the step.
 */
export async function passStep<T>(
  db: Db,
  { key, purpose, at }: { readonly key: string; readonly purpose: StepPurpose; readonly at: Date },
  prove: (db: Db, step: Step) => Promise<T | undefined>,
): Promise<{ readonly user: UserRow; readonly proof: T }> {
  const outcome = await db.transaction(async (db) => {
    const step = await requireStep(db, key, purpose, at);
    await lockUser(db, step.userId);
    const wait = await waitOf(db, step.userId, at);
    if (wait !== undefined) return new Problem('too_many_requests', 'Too many attempts. Wait a little.', wait);
    const [counted] = await db
      .update(steps)
      .set({ wrong: sql`${steps.wrong} + 1` })
      .where(and(eq(steps.id, step.id), lt(steps.wrong, triesOfStep)))
      .returning();
    if (counted === undefined) return expired();
    const proof = await prove(db, counted);
    if (proof === undefined) {
      if ((await waitOf(db, step.userId, at)) !== undefined) await tellOfGuessing(db, step.userId, at);
      return wrong();
    }
    await db.delete(steps).where(eq(steps.id, step.id));
    const [user] = await db.select().from(users).where(eq(users.id, step.userId));
    return user === undefined ? expired() : { user, proof };
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

async function waitOf(db: Db, userId: string, at: Date): Promise<{ retryAfter: number } | undefined> {
  const since = new Date(at.getTime() - whileMs);
  const recent = await db
    .select()
    .from(steps)
    .where(and(eq(steps.userId, userId), eq(steps.purpose, 'signIn'), gt(steps.createdAt, since)));
  if (recent.reduce((sum, step) => sum + step.wrong, 0) < triesOfAccount) return undefined;
  const first = Math.min(...recent.filter((step) => step.wrong > 0).map(({ createdAt }) => createdAt.getTime()));
  return { retryAfter: (first + whileMs - at.getTime()) / 1000 };
}

/** Whoever guesses has the password: its holder hears of it, once a day. */
async function tellOfGuessing(db: Db, userId: string, at: Date): Promise<void> {
  const key = counterKey('letters of wrong codes', userId);
  if (!(await take(db, { key, cost: 1, below: 1, at, seconds: 86_400 }))) return;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user) await tellOfChange(db, user, 'wrongCodes', at);
}

/** What was begun long ago goes; its wrong tries have counted long enough. */
export async function dropOldSteps(db: Db, at: Date): Promise<void> {
  await db.delete(steps).where(lt(steps.createdAt, new Date(at.getTime() - whileMs)));
}
