import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import type { Counted, Door, Entry } from '../contract.ts';
import { codeIn } from '../rules.ts';
import { checkInCall, undoCall } from './queries.ts';

/** What became of a ticket; `turn` tells two alike results apart. */
export type Result = { readonly turn: number } & (
  | { readonly kind: 'in'; readonly code: string; readonly entry: Entry }
  | { readonly kind: 'used'; readonly code: string; readonly usedAt: string | undefined }
  | { readonly kind: 'other' | 'early' | 'refunded' | 'disputed' | 'unknown' | 'slow' | 'failed' }
  | { readonly kind: 'undone' | 'stays' | 'ended' | 'unheard' }
);
type Outcome = Result extends infer R ? (R extends Result ? Omit<R, 'turn'> : never) : never;

/** An entry that can be taken back: whose code, and since when. */
type Entered = { readonly code: string; readonly usedAt: string };

/** The entry that the last ticket told of. */
export function enteredBy(result: Result | undefined): Entered | undefined {
  if (result?.kind === 'in') return { code: result.code, usedAt: result.entry.usedAt };
  if (result?.kind !== 'used' || result.usedAt === undefined) return undefined;
  return { code: result.code, usedAt: result.usedAt };
}

/**
 * Lets people in at one door. `enter` takes what was scanned or typed and gives whether it was answered; `undo` takes an
 * entry back.
 */
export function useCheckIn(eventId: string) {
  const queries = useQueryClient();
  const [result, setResult] = useState<Result>();
  const { mutateAsync, isPending } = useMutation<Entry, Problem, string>({
    ...checkInCall(),
    mutationFn: (code) => checkInCall().mutationFn({ params: { id: eventId }, body: { code } }),
  });
  const undoing = useMutation<Counted, Problem, Entered>({
    ...undoCall(),
    mutationFn: (entered) => undoCall().mutationFn({ params: { id: eventId }, body: entered }),
  });

  const tell = (outcome: Outcome) => {
    // A phone in a pocket of light and noise: the hand feels it, unless its owner asked for calm.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      navigator.vibrate?.(outcome.kind === 'in' || outcome.kind === 'undone' ? 40 : [60, 80, 60]);
    setResult((last) => ({ ...outcome, turn: (last?.turn ?? 0) + 1 }));
  };
  const count = ({ sold, entered }: Counted) =>
    queries.setQueriesData<Door[]>({ predicate: isDoors }, (doors) =>
      doors?.map((door) => (door.id === eventId ? { ...door, sold, entered } : door)),
    );

  const enter = async (text: string): Promise<boolean> => {
    const code = codeIn(text);
    if (code === undefined) {
      tell({ kind: 'unknown' });
      return false;
    }
    try {
      const entry = await mutateAsync(code);
      count(entry);
      tell({ kind: 'in', code, entry });
      return true;
    } catch (problem) {
      const outcome = outcomeOf(problem as Problem, code);
      tell(outcome);
      return outcome.kind !== 'failed' && outcome.kind !== 'slow';
    }
  };
  const undo = (entered: Entered) =>
    undoing.mutate(entered, {
      onSuccess: (counted) => {
        count(counted);
        tell({ kind: 'undone' });
      },
      onError: ({ code }) => tell({ kind: keptFor(code) }),
    });
  return { result, isPending, enter, undo, isUndoing: undoing.isPending };
}

/** Why an entry was not taken back. */
function keptFor(code: Problem['code']): 'stays' | 'ended' | 'slow' | 'unheard' {
  if (code === 'event_over') return 'ended';
  if (code === 'too_many_requests') return 'slow';
  return code === 'invalid_transition' || code === 'not_found' ? 'stays' : 'unheard';
}

const isDoors = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/check-in/events');

function outcomeOf({ code, fields }: Problem, asked: string): Outcome {
  if (code === 'already_used')
    return { kind: 'used', code: asked, usedAt: fields.find(({ path }) => path === 'usedAt')?.message };
  if (code === 'invalid_transition') return { kind: 'refunded' };
  if (code === 'too_early') return { kind: 'early' };
  if (code === 'order_disputed') return { kind: 'disputed' };
  if (code === 'not_found') return { kind: fields.some(({ path }) => path === 'code') ? 'other' : 'unknown' };
  if (code === 'validation') return { kind: 'unknown' };
  return { kind: code === 'too_many_requests' ? 'slow' : 'failed' };
}
