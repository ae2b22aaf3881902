import { useState, useSyncExternalStore } from 'react';

/** Whether somebody has come in with this browser before, and nothing of whom: it outlives signing out. */
const key = 'been-in';

/** Somebody came in. */
export function noteBeenIn(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // A private window that keeps nothing: the other tab is one press away.
  }
}

function hasBeenIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const never = () => () => undefined;

/** As it was when the door came up: who comes in meanwhile changes nothing under their hands. Not known while the server draws. */
export function useBeenIn(): boolean {
  const [look] = useState(() => {
    let found: boolean | undefined;
    return () => (found ??= hasBeenIn());
  });
  return useSyncExternalStore(never, look, () => false);
}
