import { useCallback, useState } from 'react';

export type Draft<V> = {
  readonly values: V;
  readonly set: <N extends keyof V>(name: N, value: V[N]) => void;
  /** Something differs from what it began with. */
  readonly isDirty: boolean;
  /** Begins again: with these values, or with the present ones once they are saved. */
  readonly reset: (next?: V) => void;
};

/** What is being written, and whether it is saved. Values are plain data: they are compared as JSON. */
export function useDraft<V extends object>(initial: V): Draft<V> {
  const [first, setFirst] = useState(initial);
  const [values, setValues] = useState(initial);
  const set = useCallback<Draft<V>['set']>(
    (name, value) => setValues((previous) => ({ ...previous, [name]: value })),
    [],
  );
  const reset = (next: V = values) => {
    setFirst(next);
    setValues(next);
  };
  return { values, set, isDirty: JSON.stringify(values) !== JSON.stringify(first), reset };
}
