import { useSyncExternalStore } from 'react';

/** Whether the browser thinks that there is network; the server takes it for granted. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, isConnected, () => true);

const isConnected = () => navigator.onLine;

function listen(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
