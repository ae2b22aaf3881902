import { Problem } from './problem.ts';

/** A status graph as data: from each state, the states it may go to. */
export type Transitions<S extends string> = { readonly [From in S]: readonly S[] };

export function may<S extends string>(graph: Transitions<S>, from: S, to: S): boolean {
  return graph[from].includes(to);
}

/** Refuses a step the graph does not have with 409 `invalid_transition`. */
export function assertMay<S extends string>(graph: Transitions<S>, from: S, to: S): void {
  if (!may(graph, from, to)) throw new Problem('invalid_transition', `From ${from} there is no way to ${to}.`);
}
