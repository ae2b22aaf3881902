import { useSyncExternalStore } from 'react';

function onHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The key behind the # of a letter's link, which no server ever sees in an address; `undefined` until the browser has it. */
export function useKey(): string | null | undefined {
  const hash = useSyncExternalStore<string | undefined>(
    onHash,
    () => location.hash,
    () => undefined,
  );
  return hash === undefined ? undefined : (/^#token=([\w-]+)$/.exec(hash)?.[1] ?? null);
}
