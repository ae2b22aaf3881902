/** What stands between a checkout and the field of a code in it: their pages bring the two together. */
import type { Problem } from '#kit/shared/problem.ts';
import type { TriedCode } from './contract.ts';

/** What the field of a code is told, and what it tells. */
export type CodeField = {
  readonly eventId: string;
  /** What its link named, until it was tried. */
  readonly named: string | undefined;
  readonly code: TriedCode | undefined;
  /** Whether tickets cost nothing with it. */
  readonly isFree: boolean;
  /** Why the code that was applied is not good any more. */
  readonly refused: Problem | undefined;
  /** While a payment is on its way nothing may change. */
  readonly isLocked: boolean;
  /** Somebody has just changed it: they go on from here. */
  readonly takesFocus: boolean;
  readonly onCode: (code: TriedCode | undefined) => void;
  /** What was named is none. */
  readonly onNone: (problem: Problem) => void;
};
