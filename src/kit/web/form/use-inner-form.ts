import { useRef, useState, type KeyboardEvent } from 'react';
import type { Problem } from '#kit/shared/problem.ts';

type Held<V> = { readonly values: V; readonly set: (name: keyof V & string, value: string) => void };

/**
 * A few fields that stand inside another form, so they are none of their own: Enter in one of them sends these, and saves
 * nothing else. `send` is given to each field.
 */
export function useInnerForm<V extends Readonly<Record<keyof V, string>>>({ values, set }: Held<V>) {
  type Name = keyof V & string;
  const [faults, setFaults] = useState<readonly Name[]>([]);
  const group = useRef<HTMLDivElement>(null);
  const names = Object.keys(values) as Name[];
  /** Marks what is wrong and leads to the first of it. */
  const mark = (isWrong: (name: Name) => boolean): boolean => {
    const found = names.filter(isWrong);
    setFaults(found);
    group.current?.querySelector<HTMLElement>(`[name='${found[0] ?? ''}']`)?.focus();
    return found.length > 0;
  };
  return {
    group,
    mark,
    /** The same by what the house says. */
    markRefused: ({ fields }: Problem) => mark((name) => fields.some(({ path }) => path === name)),
    isFaulty: (name: Name) => faults.includes(name),
    bind: (name: Name, send: () => void) => ({
      name,
      value: values[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        set(name, event.currentTarget.value);
        setFaults(faults.filter((fault) => fault !== name));
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        send();
      },
    }),
  };
}
