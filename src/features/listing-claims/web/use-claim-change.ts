import { useMutation, useQueryClient, type MutationFunction } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { toast } from '#kit/web/ui/toast-store.ts';
import { messages } from '../messages.ts';
import { changedPaths } from './queries.ts';

type Options<R> = {
  readonly onDone?: (reply: R) => void;
  /** True: it is said beside the field. */
  readonly onFailed?: (problem: Problem) => boolean;
};

/** A step of a claim: what shows it is asked again, and what went wrong is said. */
export function useClaimChange<I, R>(mutationFn: MutationFunction<R, I>, { onDone, onFailed }: Options<R> = {}) {
  const words = useWords(messages);
  const queries = useQueryClient();
  return useMutation<R, Problem, I>({
    mutationFn,
    onSuccess: async (reply) => {
      onDone?.(reply);
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => changedPaths.some((path) => String(queryKey[0]).startsWith(path)),
      });
    },
    onError: (problem) => {
      if (onFailed?.(problem)) return;
      const description = words(problem.code === 'too_many_requests' ? 'codeMany' : 'tryAgain');
      toast({ title: words('failed'), description, tone: 'destructive' });
    },
  });
}
