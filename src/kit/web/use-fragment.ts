import { useState, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};
const read = () => location.hash.slice(1);
const unknown = () => undefined;

/** What follows the `#` of the address: unknown on the server, which never hears it. Once read it is kept. */
export function useFragment(): string | undefined {
  const fragment = useSyncExternalStore<string | undefined>(subscribe, read, unknown);
  const [kept, keep] = useState('');
  if (fragment && fragment !== kept) keep(fragment);
  return fragment === undefined ? undefined : fragment || kept;
}
