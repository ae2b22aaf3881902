import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { createValue, useValue } from './value.ts';

const NowContext = createContext(createValue(new Date(0)));

/** Gives the instant the server drew the page at, then, once hydrated, the real one, each minute. */
export function NowProvider({ initial, children }: { initial: Date; children: ReactNode }) {
  const [now] = useState(() => createValue(initial));
  useEffect(() => {
    const tick = () => now.set(new Date());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, [now]);
  return <NowContext value={now}>{children}</NowContext>;
}

export function useNow(): Date {
  return useValue(use(NowContext));
}
