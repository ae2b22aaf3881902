import { Problem } from '#kit/shared/problem.ts';

/** Whose work it is, and so much of the room is theirs at most. */
type TurnShare = { readonly whose: string; readonly limit: number };

/**
 * Lets work be done one after the other. What it needs is prepared side by side and has its room from its beginning: it
 * takes memory, so much as `cost` says. Whoever finds less than that left of `limit`, or of a share of theirs, is asked to
 * come again (503): who prepares for ever keeps out nobody but themselves.
 */
export function turns(
  limit: number,
): <P, T>(
  cost: number,
  prepare: () => Promise<P>,
  work: (needed: P) => Promise<T>,
  shares?: readonly TurnShare[],
) => Promise<T> {
  const taken = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();
  const takenOf = (whose: string) => taken.get(whose) ?? 0;
  const add = (whose: string, cost: number) => {
    const sum = takenOf(whose) + cost;
    if (sum > 0) taken.set(whose, sum);
    else taken.delete(whose);
  };
  return async (cost, prepare, work, shares = []) => {
    const of = [{ whose: '', limit }, ...shares];
    if (of.some((share) => takenOf(share.whose) + cost > share.limit))
      throw new Problem('unavailable', 'Much of this is being done at the moment. Try again shortly.', {
        retryAfter: 10,
      });
    for (const { whose } of of) add(whose, cost);
    try {
      const needed = await prepare();
      const mine = last.then(() => work(needed));
      last = mine.catch(() => undefined);
      return await mine;
    } finally {
      for (const { whose } of of) add(whose, -cost);
    }
  };
}
