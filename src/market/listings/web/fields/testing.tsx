/** For tests only: one field with a value of its own, as a form would hold it. */
import { useState, type ReactNode } from 'react';
import type { Fault } from './rules.ts';
import type { Bound } from './use-listing-form.ts';

type HolderProps<T> = {
  readonly first: T;
  readonly fault?: Fault;
  readonly seen?: (value: T) => void;
  readonly children: (field: Bound<T>) => ReactNode;
};

export function Holder<T>({ first, fault, seen, children }: HolderProps<T>) {
  const [value, setValue] = useState(first);
  const change = (next: T) => {
    setValue(next);
    seen?.(next);
  };
  return children({ name: 'field', value, isRequired: false, change, fault, faultOfPart: () => fault });
}
