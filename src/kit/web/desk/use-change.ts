import { useMutation, useQueryClient, type MutationFunction } from '@tanstack/react-query';
import { deskCountsPath } from '#kit/shared/desk.ts';
import type { Words } from '#kit/shared/messages.ts';
import type { FieldError, Problem } from '#kit/shared/problem.ts';
import { useWords } from '../i18n.tsx';
import { toast } from '../ui/toast.tsx';
import { messages } from './messages.ts';

type Said = { readonly title: string; readonly description?: string };

type ChangeOptions<I, R> = {
  /** What is said when it worked, perhaps by the reply. */
  readonly done: Said | ((reply: R) => Said);
  /** Nothing is said of it: something else follows that will be. */
  readonly isQuiet?: (input: I) => boolean;
  readonly failed: { readonly title: string; readonly description: string };
  /** Why the house refuses, where a code of its own says it better than the catalogue. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** Refusals that are asked about instead of said. */
  readonly asks?: readonly string[];
  /** Lists and things that look different now: every query whose address begins so is asked again, and what waits at the desk. */
  readonly refresh: readonly string[];
  readonly onDone?: (reply: R, input: I) => void;
  /** When those were asked again: nothing that is shown is older than the change. */
  readonly onFresh?: () => void;
  readonly onFailed?: (problem: Problem, input: I) => void;
};

/** A change at the desk with its toasts (specification section 8) and the lists that it touches. */
export function useChange<I, R>(call: { mutationFn: MutationFunction<R, I> }, options: ChangeOptions<I, R>) {
  const words = useWords(messages);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation<R, Problem, I>({
    mutationFn: call.mutationFn,
    onSuccess: async (reply, input) => {
      if (!options.isQuiet?.(input)) toast(typeof options.done === 'function' ? options.done(reply) : options.done);
      options.onDone?.(reply, input);
      await refresh();
      options.onFresh?.();
    },
    onError: (problem, input) => {
      // What became of it meanwhile is shown, and with it the buttons of its real state.
      if (problem.code === 'edit_conflict' || problem.code === 'invalid_transition') void refresh();
      options.onFailed?.(problem, input);
      if (options.asks?.includes(problem.code)) return;
      const reason = options.reasons?.[problem.code];
      const said = failureOf(problem, options.failed, words);
      toast({ ...said, ...(reason === undefined ? {} : { description: reason }), tone: 'destructive' });
    },
  });
  const refresh = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        [deskCountsPath, ...options.refresh].some((start) => String(queryKey[0]).startsWith(start)),
    });
  const fields: readonly FieldError[] = error?.fields ?? [];
  return { change: mutate, isPending, problem: error, fields };
}

/** Seconds: limits of a household are over sooner, those of an account in a day later. */
const longestLimit = 600;

const tooMany = ({ retryAfter = 0 }: Problem, words: Words<typeof messages>): string =>
  retryAfter > longestLimit ? words('enoughToday', { count: Math.ceil(retryAfter / 3600) }) : words('tooMany');

/** The catalogue's text, unless the house knows better why. */
function failureOf(problem: Problem, failed: Said, words: Words<typeof messages>): Said {
  if (problem.code === 'edit_conflict') return { title: words('conflictTitle'), description: words('conflictText') };
  if (problem.code === 'too_many_requests') return { ...failed, description: tooMany(problem, words) };
  if (problem.code === 'confirm_identity') return { ...failed, description: words('notConfirmed') };
  if (problem.code === 'money_unguarded')
    return { title: words('unguardedTitle'), description: words('unguardedText') };
  if (problem.code === 'unavailable') return { ...failed, description: words('unavailable') };
  return failed;
}
