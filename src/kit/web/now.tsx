import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const NowContext = createContext(new Date(0));

/** Gives the instant the server drew the page at, then, once hydrated, the real one, each minute. */
export function NowProvider({ initial, children }: { initial: Date; children: ReactNode }) {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}

export function useNow(): Date {
  return use(NowContext);
}
