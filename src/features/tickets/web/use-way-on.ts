import { useEffect } from 'react';
import { buildHeader } from '#kit/shared/build.ts';

/** How often to look whether there is a network again, in milliseconds: a phone is not always told. */
const pause = 3000;
/** An answer that takes longer is none: its page would not come either. As the worker does. */
const patience = 4000;

/** Goes on to an address of the house as soon as the house answers there, not a proxy that stands in for it. */
export function useWayOn(to: string | undefined): void {
  useEffect(() => {
    if (to === undefined) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const;
      const answer = navigator.onLine ? await fetch(to, options).catch(() => undefined) : undefined;
      if (isLeft) return;
      if (answer?.headers.has(buildHeader)) location.replace(to);
      else timer = setTimeout(look, pause);
    };
    const look = () => void ask();
    look();
    addEventListener('online', look);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      removeEventListener('online', look);
    };
  }, [to]);
}
