/** Whoever tries codes out is stopped: wrong ones are counted for each member, right ones are not (quality, Security). */
import type { Db } from '#kit/server/db.ts';
import { createLimiter } from '#kit/server/limits/limits.ts';
import { Problem } from '#kit/shared/problem.ts';

const allowed = { name: 'wrong codes', calls: 40, seconds: 60 } as const;

/** A code is counted before it is looked up, so that many at once count too, and forgiven when it was one. */
export function createWrongCodes() {
  const limiter = createLimiter(allowed);
  return async function counted<T>(db: Db, member: string, at: Date, look: () => Promise<T>): Promise<T> {
    await limiter.spend(db, member, at);
    try {
      const found = await look();
      limiter.giveBack(member, at);
      return found;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'not_found')) limiter.giveBack(member, at);
      throw error;
    }
  };
}
