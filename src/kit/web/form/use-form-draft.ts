import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { useDraft } from '../desk/use-draft.ts';
import type { Bound } from './bound.ts';
import type { Fields, FormTable } from './form-table.ts';
import { draftOf, faultsOf, fieldOf, isRequired, refusedAt, secretsOf, wrongIn, type Faults } from './form-values.ts';
import { merge } from './merge.ts';
import { isEmptyValue } from './text-values.ts';

/** Marks faults until what they stand at is changed, and leads to the first one. */
function useFaults() {
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [looks]);
  const mark = (found: Faults) => {
    setFaults(found);
    if (Object.keys(found).length > 0) setLooks(looks + 1);
  };
  const forget = (name: string) => {
    const isOf = (path: string) => path === name || path.startsWith(`${name}.`);
    if (Object.keys(faults).some(isOf))
      setFaults(Object.fromEntries(Object.entries(faults).filter(([path]) => !isOf(path))));
  };
  return { ref, faults, mark, forget };
}

type Beginning = {
  readonly known?: object | undefined;
  readonly unfinished?: boolean;
  readonly keep?: string | undefined;
};

/**
 * The values of something while it is written: what is wrong with them, and what became of them elsewhere. `record` is
 * what is stored; without one something new is written, which begins with what is `known` of it. Of what is `unfinished` as
 * much is asked for as of something new. `keep` names what outlives a reload (`useDraft`).
 */
export function useFormDraft<V extends object>(
  table: FormTable<V>,
  record: object | undefined,
  { known, unfinished = false, keep }: Beginning = {},
) {
  const isNew = record === undefined || unfinished;
  const [first, setFirst] = useState(() => draftOf(table, record, known));
  const { values, set, isDirty, isBehind, settle, reset } = useDraft(first, { keep, secret: secretsOf(table) });
  const [isBusy, setBusy] = useState(false);
  const { ref, faults, mark, forget } = useFaults();
  const at = <N extends keyof V & string>(name: N): Bound<V[N]> => ({
    name,
    value: values[name],
    stored: (record as Readonly<Record<string, unknown>> | undefined)?.[name],
    fact: fieldOf(table, name).fact,
    isRequired: isRequired(table, name, values, first, isNew),
    canBeNone: isEmptyValue(first[name]) || isEmptyValue(values[name]),
    change: (next) => {
      set(name, next);
      forget(name);
    },
    fault: faults[name],
    faultOfPart: (place) => faults[`${name}.${place}`],
  });
  const form: Fields<V> = { values, at, setBusy };
  return {
    ref,
    form,
    isDirty,
    /** An earlier draft lies on top of something newer (`useDraft`). */
    isBehind,
    settle,
    isBusy,
    faults,
    /** False when something is wrong, which is then marked; a draft may have gaps. */
    check: (isDraft = false): boolean => {
      const faults = faultsOf(table, values, first, isNew);
      const found = isDraft ? wrongIn(faults) : faults;
      mark(found);
      return Object.keys(found).length === 0;
    },
    /** Marks what the server refused; false when none of it stands in this form. */
    refuse: (problem: Problem): boolean => {
      const found = refusedAt(table, problem);
      mark(found);
      return Object.keys(found).length > 0;
    },
    /** Begins again with a newer record, or keeps what was typed on top of it. */
    renew: (newer: object, isKeeping: boolean) => {
      const theirs = draftOf(table, newer);
      const next = isKeeping ? merge(first, values, theirs) : theirs;
      setFirst(theirs);
      reset(theirs);
      for (const name of Object.keys(next) as (keyof V)[]) set(name, next[name]);
      mark({});
    },
  };
}
