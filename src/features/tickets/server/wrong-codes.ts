/** Whoever tries codes out is stopped: wrong ones are counted for each member, right ones are not (quality, Security). */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#kit/shared/problem.ts';

const allowed = { points: 40, duration: 60 };

/** A code is counted before it is looked up, so that many at once count too, and forgiven when it was one. */
export function createWrongCodes() {
  const limiter = new RateLimiterMemory(allowed);
  return async function counted<T>(member: string, look: () => Promise<T>): Promise<T> {
    try {
      await limiter.consume(member);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new Problem('too_many_requests', 'Too many wrong codes. Wait a moment and try again.', {
        retryAfter: refusal.msBeforeNext / 1000,
      });
    }
    try {
      const found = await look();
      await limiter.reward(member);
      return found;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'not_found')) await limiter.reward(member);
      throw error;
    }
  };
}
