import { Problem } from '#kit/shared/problem.ts';

/**
 * Lets work be done one after the other. What it needs is prepared side by side and has a place from its beginning: it
 * takes memory. When all `most` places are taken, whoever comes is asked to come again (503).
 */
export function turns(most: number): <P, T>(prepare: () => Promise<P>, work: (needed: P) => Promise<T>) => Promise<T> {
  let taken = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (prepare, work) => {
    if (taken >= most)
      throw new Problem('unavailable', 'Much of this is being done at the moment. Try again shortly.', {
        retryAfter: 10,
      });
    taken += 1;
    try {
      const needed = await prepare();
      const mine = last.then(() => work(needed));
      last = mine.catch(() => undefined);
      return await mine;
    } finally {
      taken -= 1;
    }
  };
}
