import { useEffect, useRef, useState } from 'react';
import { useDraft } from '#kit/web/desk/use-draft.ts';
import { merge } from './merge.ts';
import { faultsOf, isRequired, refusedAt, type Fault, type Faults, type Rules } from './rules.ts';

/** One value of a form with all that its field needs to know. */
export type Bound<T> = {
  readonly name: string;
  readonly value: T;
  readonly isRequired: boolean;
  readonly change: (next: T) => void;
  readonly fault: Fault | undefined;
  /** Of a list: what is wrong with its parts, by place. */
  readonly faultOfPart: (place: number) => Fault | undefined;
};

export type ListingForm<V extends object> = {
  readonly values: V;
  readonly isDirty: boolean;
  readonly at: <N extends keyof V & string>(name: N) => Bound<V[N]>;
};

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

/** The values of a listing while they are written: what is wrong with them, and what became of them elsewhere. */
export function useListingForm<V extends object>(rules: Rules<V>, start: V, isNew: boolean) {
  const [first, setFirst] = useState(start);
  const { values, set, isDirty, reset } = useDraft(start);
  const { ref, faults, mark, forget } = useFaults();
  const at: ListingForm<V>['at'] = (name) => ({
    name,
    value: values[name],
    isRequired: isRequired(rules, name, values, first, isNew),
    change: (next) => {
      set(name, next);
      forget(name);
    },
    fault: faults[name],
    faultOfPart: (place) => faults[`${name}.${place}`],
  });
  const form: ListingForm<V> = { values, isDirty, at };
  return {
    ref,
    form,
    /** False when something is wrong, which is then marked. */
    check: (): boolean => {
      const found = faultsOf(rules, values, first, isNew);
      mark(found);
      return Object.keys(found).length === 0;
    },
    /** Marks what the server refused; false when none of it stands in this form. */
    refuse: (paths: readonly string[]): boolean => {
      const found = refusedAt(rules, paths);
      mark(found);
      return Object.keys(found).length > 0;
    },
    /** Begins again with newer values, or keeps what was typed on top of them. */
    renew: (theirs: V, isKeeping: boolean) => {
      const next = isKeeping ? merge(first, values, theirs) : theirs;
      setFirst(theirs);
      reset(theirs);
      for (const name of Object.keys(next) as (keyof V)[]) set(name, next[name]);
      mark({});
    },
  };
}
