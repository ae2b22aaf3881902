import { useSyncExternalStore } from 'react';

/** A value that changes under a whole page. */
export type Value<T> = {
  readonly get: () => T;
  /** What the server drew the page with: what is still plain HTML was drawn with it too. */
  readonly getFirst: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createValue<T>(first: T): Value<T> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    getFirst: () => first,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Reads it and draws again when it changes. Not a context's value: changing one of those throws away every chapter of
 * the page whose script has not come yet (later.tsx), because nobody can know whether it reads the context.
 */
export function useValue<T>(value: Value<T>): T {
  return useSyncExternalStore(value.subscribe, value.get, value.getFirst);
}
