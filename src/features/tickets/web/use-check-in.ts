import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import type { Door, Entry } from '../contract.ts';
import { codeIn } from '../rules.ts';
import { checkInCall } from './queries.ts';

/** What became of a ticket; `turn` tells two alike results apart. */
export type Result = { readonly turn: number } & (
  | { readonly kind: 'in'; readonly entry: Entry }
  | { readonly kind: 'used'; readonly usedAt: string | undefined }
  | { readonly kind: 'other' | 'early' | 'refunded' | 'disputed' | 'unknown' | 'slow' | 'failed' }
);
type Outcome = Result extends infer R ? (R extends Result ? Omit<R, 'turn'> : never) : never;

/** Lets people in at one door. `enter` takes what was scanned or typed and gives whether it was answered. */
export function useCheckIn(eventId: string) {
  const queries = useQueryClient();
  const [result, setResult] = useState<Result>();
  const { mutateAsync, isPending } = useMutation<Entry, Problem, string>({
    ...checkInCall(),
    mutationFn: (code) => checkInCall().mutationFn({ params: { id: eventId }, body: { code } }),
  });

  const tell = (outcome: Outcome) => {
    // A phone in a pocket of light and noise: the hand feels it, unless its owner asked for calm.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      navigator.vibrate?.(outcome.kind === 'in' ? 40 : [60, 80, 60]);
    setResult((last) => ({ ...outcome, turn: (last?.turn ?? 0) + 1 }));
  };
  const count = ({ sold, entered }: Entry) =>
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
      tell({ kind: 'in', entry });
      return true;
    } catch (problem) {
      const outcome = outcomeOf(problem as Problem);
      tell(outcome);
      return outcome.kind !== 'failed' && outcome.kind !== 'slow';
    }
  };
  return { result, isPending, enter };
}

const isDoors = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/check-in/events');

function outcomeOf({ code, fields }: Problem): Outcome {
  if (code === 'already_used') return { kind: 'used', usedAt: fields.find(({ path }) => path === 'usedAt')?.message };
  if (code === 'invalid_transition') return { kind: 'refunded' };
  if (code === 'too_early') return { kind: 'early' };
  if (code === 'order_disputed') return { kind: 'disputed' };
  if (code === 'not_found') return { kind: fields.some(({ path }) => path === 'code') ? 'other' : 'unknown' };
  if (code === 'validation') return { kind: 'unknown' };
  return { kind: code === 'too_many_requests' ? 'slow' : 'failed' };
}
