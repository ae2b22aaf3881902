import { Problem } from '#kit/shared/problem.ts';

/**
 * Lets work be done one after the other. What it needs is prepared side by side and has its room from its beginning: it
 * takes memory, so much as `cost` says. Whoever finds less than that left of `most` is asked to come again (503).
 */
export function turns(
  most: number,
): <P, T>(cost: number, prepare: () => Promise<P>, work: (needed: P) => Promise<T>) => Promise<T> {
  let taken = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (cost, prepare, work) => {
    if (taken + cost > most)
      throw new Problem('unavailable', 'Much of this is being done at the moment. Try again shortly.', {
        retryAfter: 10,
      });
    taken += cost;
    try {
      const needed = await prepare();
      const mine = last.then(() => work(needed));
      last = mine.catch(() => undefined);
      return await mine;
    } finally {
      taken -= cost;
    }
  };
}
