import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOwner, forgetDraft, keepDraft, keptDraft } from '../form/drafts.ts';
import { merge } from '../form/merge.ts';

export type Draft<V> = {
  readonly values: V;
  readonly set: <N extends keyof V>(name: N, value: V[N]) => void;
  /** Something differs from what it began with. */
  readonly isDirty: boolean;
  /** Begins again: with these values, or with the present ones once they are saved. */
  readonly reset: (next?: V) => void;
};

type Options = {
  /** The name under which what is written outlives a reload and a session that ended; nothing is kept without one. */
  readonly keep?: string | undefined;
  /** Fields that are never kept. */
  readonly secret?: readonly string[];
};

/** What was written before, on top of what is stored now: changes of others stay where they were not written over. */
function begun<V extends object>(initial: V, keep: string | undefined): V {
  const kept = keep === undefined ? undefined : (keptDraft(keep) as { first: V; values: V } | undefined);
  return kept ? { ...initial, ...merge(kept.first, kept.values, initial) } : initial;
}

/**
 * What is being written, and whether it is saved. Values are plain data: they are compared as JSON. What is kept is
 * forgotten once it is saved or left on purpose; whoever is put out by an ended session finds it when they are back.
 */
export function useDraft<V extends object>(initial: V, { keep, secret = [] }: Options = {}): Draft<V> {
  const [first, setFirst] = useState(initial);
  const [values, setValues] = useState(() => begun(initial, keep));
  const set = useCallback<Draft<V>['set']>(
    (name, value) => setValues((previous) => ({ ...previous, [name]: value })),
    [],
  );
  const reset = (next: V = values) => {
    setFirst(next);
    setValues(next);
  };
  const isDirty = JSON.stringify(values) !== JSON.stringify(first);

  const owner = useRef<string>(undefined);
  useEffect(() => {
    owner.current = draftOwner();
    return () => {
      if (keep !== undefined && draftOwner() === owner.current) forgetDraft(keep);
    };
  }, [keep]);
  const open = (draft: V) => Object.fromEntries(Object.entries(draft).filter(([name]) => !secret.includes(name)));
  const written = isDirty ? JSON.stringify({ first: open(first), values: open(values) }) : undefined;
  useEffect(() => {
    if (keep === undefined || draftOwner() !== owner.current) return;
    if (written === undefined) forgetDraft(keep);
    else keepDraft(keep, JSON.parse(written) as object);
  }, [keep, written]);
  return { values, set, isDirty, reset };
}
