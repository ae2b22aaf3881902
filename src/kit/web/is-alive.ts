import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is alive: not while the server draws it, nor while script takes over what was drawn. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
