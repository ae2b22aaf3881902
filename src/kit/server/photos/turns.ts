import { Problem } from '#kit/shared/problem.ts';

/** Lets work be done one after the other; when `most` wait already, whoever comes is asked to come again (503). */
export function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (waiting >= most)
      throw new Problem('unavailable', 'Much of this is being done at the moment. Try again shortly.', {
        retryAfter: 10,
      });
    waiting += 1;
    const mine = last.then(work).finally(() => (waiting -= 1));
    last = mine.catch(() => undefined);
    return mine;
  };
}
