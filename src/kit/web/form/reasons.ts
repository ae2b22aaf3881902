import type { Problem, ProblemCode } from '#kit/shared/problem.ts';

/** What is said of a refusal, by its code; some tell how many minutes to wait, or what the refusal says itself. */
export type Reasons = { readonly [C in ProblemCode]?: string | ((minutes: number, problem: Problem) => string) };

/** How long to wait, in whole minutes. */
export const minutesOf = ({ retryAfter = 60 }: Problem): number => Math.max(1, Math.ceil(retryAfter / 60));

export function reasonOf(problem: Problem, reasons: Reasons = {}): string | undefined {
  const reason = reasons[problem.code];
  return typeof reason === 'function' ? reason(minutesOf(problem), problem) : reason;
}
