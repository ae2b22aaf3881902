import { useSyncExternalStore } from 'react';

/** Nothing in such a window is as wide as two months beside each other need (stay.module.css). */
const narrow = '(max-width: 43.7em)';

/** None where there is no window that could be narrow. */
const asked = () => (typeof matchMedia === 'function' ? matchMedia(narrow) : undefined);

function subscribe(listener: () => void): () => void {
  const media = asked();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether a second month might be seen: on a phone half of turning a month would go into one that never is. */
export function useRoomForTwo(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asked()?.matches !== true,
    () => true,
  );
}
