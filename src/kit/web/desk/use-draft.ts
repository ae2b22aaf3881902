import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOwner, forgetDraft, keepDraft, keptDraft } from '../form/drafts.ts';
import { merge } from '../form/merge.ts';

export type Draft<V> = {
  readonly values: V;
  readonly set: <N extends keyof V>(name: N, value: V[N]) => void;
  /** Something differs from what it began with. */
  readonly isDirty: boolean;
  /** It goes on from a draft that was begun with something else than what is stored now; until that is `settled`. */
  readonly isBehind: boolean;
  /** What was written stays on top of what is stored. */
  readonly settle: () => void;
  /** Begins again: with these values, or with the present ones once they are saved. */
  readonly reset: (next?: V) => void;
};

type Options = {
  /** The name under which what is written outlives a reload and a session that ended; nothing is kept without one. */
  readonly keep?: string | undefined;
  /** It outlives its view as well: whoever looks at something else meanwhile finds it again, until it is saved. */
  readonly stays?: boolean;
  /** Fields that are never kept. */
  readonly secret?: readonly string[];
};

type Kept<V> = { readonly first: V; readonly values: V; readonly isBehind: boolean };

/** What was written before, on top of what is stored now: changes of others stay where they were not written over. */
function begun<V extends object>(initial: V, keep: string | undefined): { values: V; isBehind: boolean } {
  const kept = keep === undefined ? undefined : (keptDraft(keep) as Kept<V> | undefined);
  if (!kept) return { values: initial, isBehind: false };
  const names = Object.keys(kept.first) as (keyof V)[];
  const isBehind =
    kept.isBehind || names.some((name) => JSON.stringify(kept.first[name]) !== JSON.stringify(initial[name]));
  return { values: { ...initial, ...merge(kept.first, kept.values, initial) }, isBehind };
}

/**
 * What is being written, and whether it is saved. Values are plain data: they are compared as JSON. What is kept is
 * forgotten once it is saved or left on purpose; whoever is put out by an ended session finds it when they are back.
 */
export function useDraft<V extends object>(initial: V, { keep, stays = false, secret = [] }: Options = {}): Draft<V> {
  const [first, setFirst] = useState(initial);
  const [start, setStart] = useState(() => ({ keep, ...begun(initial, keep) }));
  const [values, setValues] = useState(start.values);
  if (start.keep !== keep) {
    // What is stored has only now arrived: the draft of it goes on top.
    const found = begun(values, keep);
    setStart({ keep, ...found });
    setValues(found.values);
  }
  const set = useCallback<Draft<V>['set']>(
    (name, value) => setValues((previous) => ({ ...previous, [name]: value })),
    [],
  );
  const settle = () => setStart((now) => ({ ...now, isBehind: false }));
  const reset = (next: V = values) => {
    setFirst(next);
    setValues(next);
    settle();
  };
  const isDirty = JSON.stringify(values) !== JSON.stringify(first);

  const owner = useRef<string>(undefined);
  useEffect(() => {
    owner.current = draftOwner();
    return () => {
      if (keep !== undefined && !stays && draftOwner() === owner.current) forgetDraft(keep);
    };
  }, [keep, stays]);
  const open = (draft: V) => Object.fromEntries(Object.entries(draft).filter(([name]) => !secret.includes(name)));
  const written = isDirty
    ? JSON.stringify({ first: open(first), values: open(values), isBehind: start.isBehind })
    : undefined;
  useEffect(() => {
    if (keep === undefined || draftOwner() !== owner.current) return;
    if (written === undefined) forgetDraft(keep);
    else keepDraft(keep, JSON.parse(written) as object);
  }, [keep, written]);
  return { values, set, isDirty, isBehind: start.isBehind && isDirty, settle, reset };
}

/** One text while it is written; with '' it has been sent. */
export function useKeptText(
  keep: string | undefined,
  options: Pick<Options, 'stays'> = {},
): readonly [string, (text: string) => void] {
  const { values, set } = useDraft({ text: '' }, { keep, ...options });
  return [values.text, useCallback((text) => set('text', text), [set])];
}
