/** Throttle by account: ten checks in 15 minutes, then a delay that grows with each further one (quality, Security). */
import { Problem } from '#kit/shared/problem.ts';

const usualChecks = 10;
const windowMs = 15 * 60_000;
const firstDelayMs = 30_000;
const longestDelayMs = 60 * 60_000;
/** Accounts remembered at most; the longest unseen is forgotten first. */
const maxPhones = 20_000;

type Entry = { count: number; openAt: number; until: number };

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

export function createSignInThrottle(checks = usualChecks) {
  const entries = new Map<string, Entry>();
  return {
    /** Counts a check before it is made, or refuses it with 429 and the seconds to wait. */
    spend(phone: string, at: Date): void {
      const now = at.getTime();
      const known = entries.get(phone);
      const entry = known && known.until > now ? known : { count: 0, openAt: 0, until: now + windowMs };
      if (entry.openAt > now)
        throw new Problem('too_many_requests', 'Too many attempts. Wait a little and try again.', {
          retryAfter: (entry.openAt - now) / 1000,
        });
      entry.count += 1;
      if (entry.count >= checks) {
        entry.openAt = now + Math.min(longestDelayMs, firstDelayMs * 2 ** (entry.count - checks));
        entry.until = entry.openAt + windowMs;
      }
      entries.delete(phone);
      entries.set(phone, entry);
      if (entries.size > maxPhones) entries.delete(entries.keys().next().value ?? '');
    },
    /** The right password clears the count. */
    forgive(phone: string): void {
      entries.delete(phone);
    },
  };
}
