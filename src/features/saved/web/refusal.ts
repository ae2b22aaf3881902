import { Problem } from '#kit/shared/problem.ts';

const told = ['too_many_saved', 'not_found', 'unauthenticated', 'too_many_requests'] as const;

/** The words for a press that was undone. */
export function refusalKey(problem: unknown): `reason.${(typeof told)[number] | 'other'}` {
  const code = problem instanceof Problem ? problem.code : undefined;
  return `reason.${told.find((known) => known === code) ?? 'other'}`;
}
