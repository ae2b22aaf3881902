import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Problem } from '#kit/shared/problem.ts';
import { isOutdated } from '../refusal.ts';

/** One thing that is another one than its buyer was shown. */
export type Change = { readonly label: string; readonly before: ReactNode; readonly now: ReactNode };

/** What is told of a thing that changes while somebody buys it. */
export type Told = {
  readonly changes: readonly Change[];
  /** Its buyer has seen them and goes on. */
  readonly agree: () => void;
};

/**
 * What a buyer was shown when they came, until they say that they have seen what it is now: as such it is asked for, so
 * that nothing changes under them without a word (decision 0140).
 */
export function useAgreed<Facts>(now: Facts): { readonly agreed: Facts; readonly agree: () => void } {
  const [agreed, setAgreed] = useState(now);
  return { agreed, agree: () => setAgreed(now) };
}

/** Reads something again. Whoever waited for that is drawn with what came: what shows it is drawn anew with them. */
export function useReadAgain({ refetch }: { readonly refetch: () => Promise<unknown> }): () => Promise<void> {
  const [, setReadings] = useState(0);
  return async () => {
    await refetch();
    setReadings((count) => count + 1);
  };
}

/** Reads again what a refusal says is another one by now; true until that is here. */
export function useLookAgain(problem: Problem | null | undefined, onStale: (() => Promise<unknown>) | undefined) {
  const [looked, setLooked] = useState<Problem>();
  const look = useEffectEvent((after: Problem | null | undefined) => {
    if (after && isOutdated(after)) void onStale?.().finally(() => setLooked(after));
  });
  useEffect(() => look(problem), [problem]);
  return onStale !== undefined && isOutdated(problem) && looked !== problem;
}
