import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import type { Counted, Door, Entry, Presented } from '../../contract.ts';
import { codeIn } from '../../rules.ts';
import { checkInCall, undoCall } from '../queries.ts';

/** What became of a ticket; `turn` tells two alike results apart. */
export type Result = { readonly turn: number } & (
  | { readonly kind: 'in'; readonly presented: Presented; readonly entry: Entry }
  | { readonly kind: 'used' | 'late'; readonly presented: Presented; readonly usedAt: string | undefined }
  | { readonly kind: 'other' | 'early' | 'refunded' | 'changed' | 'disputed' | 'unknown' | 'slow' | 'failed' }
  | { readonly kind: 'undone' | 'stays' | 'ended' | 'unheard' }
);
type Outcome = Result extends infer R ? (R extends Result ? Omit<R, 'turn'> : never) : never;

/** An entry that can be taken back: of which ticket, and since when. */
type Entered = ({ readonly code: string } | { readonly ticket: string }) & { readonly usedAt: string };

const enteredWith = (presented: Presented, usedAt: string): Entered =>
  'code' in presented ? { code: presented.code, usedAt } : { ticket: presented.ticket, usedAt };

const keyOf = (presented: Presented): string => ('code' in presented ? presented.code : presented.ticket);

/** The entry that the last ticket told of. */
export function enteredBy(result: Result | undefined): Entered | undefined {
  if (result?.kind === 'in') return enteredWith(result.presented, result.entry.usedAt);
  if (result?.kind !== 'used' && result?.kind !== 'late') return undefined;
  if (result.usedAt === undefined) return undefined;
  return enteredWith(result.presented, result.usedAt);
}

/** What became of asking: answered, not heard of, or left for whoever asks to look at again. */
export type Asked = 'answered' | 'unheard' | 'kept';

/**
 * Lets people in at one door. `enter` takes what was scanned or typed, `letIn` a ticket that was found by a name too; `undo`
 * takes an entry back. Whose answer was lost on
 * the line may be in already: asked again, they came in by this door, `late`, and not before with a copy.
 */
export function useCheckIn(eventId: string) {
  const queries = useQueryClient();
  const [result, setResult] = useState<Result>();
  /** The codes and tickets that nothing was heard of. */
  const unheard = useRef(new Set<string>());
  const { mutateAsync, isPending } = useMutation<Entry, Problem, Presented>({
    ...checkInCall(),
    mutationFn: (presented) => checkInCall().mutationFn({ params: { id: eventId }, body: presented }),
  });
  const undoing = useMutation<Counted, Problem, Entered>({
    ...undoCall(),
    mutationFn: (entered) => undoCall().mutationFn({ params: { id: eventId }, body: entered }),
  });

  const tell = (outcome: Outcome) => {
    // A phone in a pocket of light and noise: the hand feels it, unless its owner asked for calm.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      navigator.vibrate?.(calm.has(outcome.kind) ? 40 : [60, 80, 60]);
    setResult((last) => ({ ...outcome, turn: (last?.turn ?? 0) + 1 }));
  };
  const count = ({ sold, entered }: Counted) =>
    queries.setQueriesData<Door[]>({ predicate: isDoors }, (doors) =>
      doors?.map((door) => (door.id === eventId ? { ...door, sold, entered } : door)),
    );

  const letIn = async (presented: Presented): Promise<Asked> => {
    const key = keyOf(presented);
    // Without a line nothing was sent that could be lost.
    const wasSent = navigator.onLine;
    try {
      const entry = await mutateAsync(presented);
      count(entry);
      tell({ kind: 'in', presented, entry });
    } catch (problem) {
      const outcome = outcomeOf(problem as Problem, { presented, wasUnheard: unheard.current.has(key) });
      tell(outcome);
      // Somebody is in whom this phone has not counted.
      if (outcome.kind === 'late' || outcome.kind === 'used') void queries.invalidateQueries({ predicate: isDoors });
      if (outcome.kind === 'slow') return 'kept';
      if (outcome.kind === 'failed') {
        if (wasSent) unheard.current.add(key);
        return 'unheard';
      }
    }
    unheard.current.delete(key);
    return 'answered';
  };
  const enter = async (text: string): Promise<Asked> => {
    const code = codeIn(text);
    if (code !== undefined) return letIn({ code });
    tell({ kind: 'unknown' });
    return 'kept';
  };
  const undo = (entered: Entered) =>
    undoing.mutate(entered, {
      onSuccess: (counted) => {
        count(counted);
        tell({ kind: 'undone' });
      },
      onError: ({ code }) => tell({ kind: keptFor(code) }),
    });
  return { result, isPending, enter, letIn, undo, isUndoing: undoing.isPending };
}

/** Why an entry was not taken back. */
function keptFor(code: Problem['code']): 'stays' | 'ended' | 'slow' | 'unheard' {
  if (code === 'event_over') return 'ended';
  if (code === 'too_many_requests') return 'slow';
  return code === 'invalid_transition' || code === 'not_found' ? 'stays' : 'unheard';
}

/** What a hand need not wake up for. */
const calm: ReadonlySet<Outcome['kind']> = new Set(['in', 'late', 'undone']);

const isDoors = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/check-in/events');

type AskedOnce = { readonly presented: Presented; readonly wasUnheard: boolean };

function outcomeOf({ code, fields }: Problem, asked: AskedOnce): Outcome {
  const told = (name: string) => fields.find(({ path }) => path === name)?.message;
  if (code === 'already_used') {
    const kind = asked.wasUnheard && told('usedBy') !== undefined ? 'late' : 'used';
    return { kind, presented: asked.presented, usedAt: told('usedAt') };
  }
  if (code === 'invalid_transition') return { kind: 'refunded' };
  if (code === 'conflict') return { kind: 'changed' };
  if (code === 'too_early') return { kind: 'early' };
  if (code === 'order_disputed') return { kind: 'disputed' };
  if (code === 'not_found') return { kind: fields.some(({ path }) => path === 'code') ? 'other' : 'unknown' };
  if (code === 'validation') return { kind: 'unknown' };
  return { kind: code === 'too_many_requests' ? 'slow' : 'failed' };
}
