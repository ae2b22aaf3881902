import { useState } from 'react';

/** Which of a list's entries are chosen; one that left the list is not any more. */
export function useSelection<T extends { readonly id: string }>(items: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const picked = items.filter(({ id }) => ids.has(id));
  return {
    picked,
    /** What a row says of itself, and does. */
    pickOf: (id: string) => ({ isPicked: ids.has(id), onPick: () => toggle(id) }),
    areAllPicked: items.length > 0 && picked.length === items.length,
    toggleAll: () => setIds(new Set(picked.length === items.length ? [] : items.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
export type Selection<T extends { readonly id: string }> = ReturnType<typeof useSelection<T>>;
