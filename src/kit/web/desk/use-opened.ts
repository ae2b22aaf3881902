import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { freshly } from './freshly.ts';
import type { Review } from './review/use-review.ts';

/** What is open of a list that is looked through. The next one is there before it is asked for. */
export function useOpened<T>(
  { open, next }: Review,
  one: (id: string) => UseQueryOptions<T, Problem, T, readonly [string]>,
) {
  const opened = useQuery({ ...freshly(one(open ?? '')), enabled: open !== undefined });
  useQuery({ ...one(next ?? ''), enabled: open !== undefined && next !== undefined });
  return opened;
}
