import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Clock } from '#kit/shared/clock.ts';
import { createValue, useValue } from './value.ts';

const began = new Date(0);
const NowContext = createContext(createValue(began));
const ClockContext = createContext<Clock>(() => began);

type Props = {
  /** The instant the server drew the page at. */
  readonly initial: Date;
  /** What tells the time from then on. */
  readonly clock: Clock;
  readonly children: ReactNode;
};

/** Gives the instant the server drew the page at, then, once hydrated, what the clock tells, each minute. */
export function NowProvider({ initial, clock, children }: Props) {
  const [now] = useState(() => createValue(initial));
  useEffect(() => {
    const tick = () => now.set(clock());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, [now, clock]);
  return (
    <ClockContext value={clock}>
      <NowContext value={now}>{children}</NowContext>
    </ClockContext>
  );
}

/** The instant to draw with: it changes each minute, and a view with it. */
export function useNow(): Date {
  return useValue(use(NowContext));
}

/** The clock itself, for what happens at a press and not at a drawing. */
export function useClock(): Clock {
  return use(ClockContext);
}
