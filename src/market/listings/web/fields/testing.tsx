/** For tests only: one field with a value of its own, as a form would hold it. */
import { useState, type ReactNode } from 'react';
import type { Fault } from '#kit/shared/field-checks.ts';
import type { Fact } from '#kit/shared/field-facts.ts';
import type { Bound } from '#kit/web/form/bound.ts';

type HolderProps<T> = {
  readonly first: T;
  readonly fact?: Fact;
  readonly fault?: Fault;
  readonly seen?: (value: T) => void;
  readonly children: (field: Bound<T>) => ReactNode;
};

export function Holder<T>({ first, fact = { kind: 'parts' }, fault, seen, children }: HolderProps<T>) {
  const [value, setValue] = useState(first);
  const change = (next: T) => {
    setValue(next);
    seen?.(next);
  };
  return children({
    name: 'field',
    value,
    fact,
    isRequired: false,
    canBeNone: true,
    change,
    fault,
    faultOfPart: () => fault,
  });
}
