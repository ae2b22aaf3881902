/** Rate limits in memory, per process (quality, Security). */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#kit/shared/problem.ts';

export type Limiter = { spend(key: string): Promise<void> };

/** `calls` within `seconds` per key, then 429 with the seconds to wait. */
export function createLimiter(limit: { calls: number; seconds: number }): Limiter {
  const limiter = new RateLimiterMemory({ points: limit.calls, duration: limit.seconds });
  return {
    async spend(key) {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          throw new Problem('too_many_requests', 'That was too much at once. Take a breath and try again.', {
            retryAfter: refusal.msBeforeNext / 1000,
          });
        throw refusal;
      }
    },
  };
}
