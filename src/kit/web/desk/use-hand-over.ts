import { useMutation, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { Problem } from '#kit/shared/problem.ts';
import { toast } from '../ui/toast.tsx';
import { handOver } from './hand-over.ts';

type Said = { readonly title: string; readonly description: string };

type HandOverOptions<R> = {
  readonly file: (reply: R) => Blob;
  /** What is said when the reader has it, by its name; and when it did not come. */
  readonly done: (name: string) => Said;
  readonly failed: Said;
};

/** Asks for a file, anew each time, and hands it over with its toasts. */
export function useHandOver<R extends { readonly name: string }>(
  query: UseQueryOptions<R, Problem, R, readonly [string]>,
  { file, done, failed }: HandOverOptions<R>,
) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    onSuccess: (reply) => {
      handOver(file(reply), reply.name);
      toast(done(reply.name));
    },
    onError: () => toast({ ...failed, tone: 'destructive' }),
  });
  return { take: () => mutate(), isPending };
}
