/** Which of several things to look for when nothing has them all: the fewest and the least telling left out first. Pure. */

/** One thing that was asked for, and how much it tells: a word that few listings have tells more. */
export type Weighed<T> = { readonly one: T; readonly tells: number };

/** Of so many at most subsets are made; of more the most telling are kept together. */
const most = { things: 6, subsets: 14 } as const;

/** How much a thing tells that so many of all listings have. */
export const tellsOf = (listings: number, all: number): number => Math.log2(1 + all / Math.max(1, listings));

/** What is looked for instead of all of them, the most telling first; never all and never nothing. */
export function subsetsOf<T>(things: readonly Weighed<T>[]): T[][] {
  const first = things.toSorted((a, b) => b.tells - a.tells).slice(0, most.things);
  const isIn = (index: number, set: number) => ((set >> index) & 1) === 1;
  const sets = Array.from({ length: 2 ** first.length - 1 }, (_, i) => i + 1)
    .map((set) => first.filter((_, index) => isIn(index, set)))
    .filter((set) => set.length < things.length)
    .map((set) => ({ set, tells: set.reduce((sum, { tells }) => sum + tells, 0) }));
  return sets
    .toSorted((a, b) => b.tells - a.tells)
    .slice(0, most.subsets)
    .map(({ set }) => things.filter((thing) => set.includes(thing)).map(({ one }) => one));
}
