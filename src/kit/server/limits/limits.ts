/**
 * Limits of so many calls in so many seconds, counted in the database: two processes and a restart share one count
 * (quality, Security; docs/decisions, 0029).
 */
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from '../db.ts';
import { counterKey, endOf, takeLightly } from './counters.ts';

export type Limit = {
  /** What is counted: limits of one name share their counts. */
  readonly name: string;
  readonly calls: number;
  readonly seconds: number;
};
export type Limiter = {
  /** Counts a call of a key, not inside a transaction; past the limit 429 with the seconds to wait. */
  spend(db: Db, key: string, at: Date): Promise<void>;
  /** Takes a call back that turned out not to count. */
  giveBack(key: string, at: Date): void;
};

export const tooMany = (milliseconds: number, detail = 'That was too much at once. Take a breath and try again.') =>
  new Problem('too_many_requests', detail, { retryAfter: Math.max(milliseconds, 1000) / 1000 });

/**
 * Calls that the database granted to this process, or the news that there are no more until a time. Nobody else has
 * them: several processes together never pass a limit, and one that ends takes its own along.
 */
type Lease = { left: number; readonly until: number; readonly isFull: boolean };

/** Leases that a process remembers at most; the oldest goes first, with what is left of it. */
const maxLeases = 20_000;
/** Into how many grants a limit is cut: so many statements does it take at most to use it up. */
const grantsPerLimit = 20;

/**
 * Lets `calls` within `seconds` through per key. One guarded statement grants a twentieth of them at a time, and what
 * was refused stays so until its time is over without another one: a flood costs the database nothing.
 */
export function createLimiter({ name, calls, seconds }: Limit): Limiter {
  const grant = Math.max(1, Math.floor(calls / grantsPerLimit));
  const leases = new Map<string, Lease>();
  const asking = new Map<string, Promise<void>>();

  const ask = async (db: Db, key: string, at: Date): Promise<Lease> => {
    const taken = await takeLightly(db, { key, cost: grant, below: calls, at, seconds });
    // The last grant may reach past the limit: what is too much of it is not given out.
    if (taken) return { left: grant - Math.max(0, taken.count - calls), until: taken.until.getTime(), isFull: false };
    return { left: 0, until: ((await endOf(db, key)) ?? at).getTime(), isFull: true };
  };

  const askAndKeep = async (db: Db, key: string, at: Date): Promise<void> => {
    const lease = await ask(db, key, at);
    leases.delete(key);
    leases.set(key, lease);
    if (leases.size > maxLeases) leases.delete(leases.keys().next().value ?? '');
  };

  /** Callers that come while the database is asked wait for the same answer. */
  const askOnce = (db: Db, key: string, at: Date): Promise<void> => {
    const known = asking.get(key);
    if (known) return known;
    const answer = askAndKeep(db, key, at).finally(() => asking.delete(key));
    asking.set(key, answer);
    return answer;
  };

  return {
    async spend(db, of, at) {
      const key = counterKey(name, of);
      for (;;) {
        const lease = leases.get(key);
        if (lease && lease.until > at.getTime()) {
          if (lease.left > 0) return void (lease.left -= 1);
          if (lease.isFull) throw tooMany(lease.until - at.getTime());
        }
        await askOnce(db, key, at);
      }
    },
    giveBack(of, at) {
      const lease = leases.get(counterKey(name, of));
      if (lease && lease.until > at.getTime()) lease.left += 1;
    },
  };
}
