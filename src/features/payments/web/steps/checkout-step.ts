import type { Problem } from '#kit/shared/problem.ts';
import type { PaymentState } from '../card/use-payment.ts';

/** What the paper half of a checkout shows: one of these at a time. */
export type CheckoutStep =
  | 'card'
  /** What was refused is read again. */
  | 'looking'
  /** What is bought is another one than its buyer was shown. */
  | 'changed'
  /** Whom the invoice names has to be said. */
  | 'bill'
  /** Another one has to be chosen; whose page this is does that. */
  | 'taken'
  | 'refused'
  /** The hold has ended. */
  | 'gone'
  | 'confirming'
  | 'late'
  | 'refunded';

type Checkout = {
  readonly payment: PaymentState;
  /** Why the hold was refused. */
  readonly problem: Problem | undefined;
  /** The refusal is read up on. */
  readonly isLooking: boolean;
  readonly hasChanged: boolean;
  /** Another wish mends the refusal, in the form as it stands. */
  readonly isShort: boolean;
  /** What is wished can't be had; another one can. */
  readonly isTaken: boolean;
  /** A hold was granted, and its time is up. */
  readonly hasEnded: boolean;
};

/**
 * What is shown of all that is known of a checkout, the weightiest first: a payment that is on its way, then what has to
 * be seen before anybody pays, then what was refused, and only then that the time was up.
 */
export function stepOf({
  payment,
  problem,
  isLooking,
  hasChanged,
  isShort,
  isTaken,
  hasEnded,
}: Checkout): CheckoutStep {
  if (payment === 'processing' || payment === 'paid') return 'confirming';
  if (payment === 'late' || payment === 'refunded') return payment;
  // Paid in another tab, or before the page was loaded again.
  if (problem?.code === 'already_paid') return 'late';
  if (payment === 'sending') return 'card';
  if (isLooking) return 'looking';
  if (hasChanged) return 'changed';
  if (problem?.code === 'buyer_unnamed') return 'bill';
  if (problem !== undefined && !isShort && !isTaken) return 'refused';
  if (payment === 'gone' || hasEnded) return 'gone';
  return isTaken ? 'taken' : 'card';
}

/** A payment is on its way: nothing of what is bought may change. */
export const isOnItsWay = (step: CheckoutStep, payment: PaymentState): boolean =>
  payment === 'sending' || step === 'confirming' || step === 'late' || step === 'refunded';

/** The same of what is joined without a card. */
export type JoinStep =
  | 'join'
  /** What was refused is read again. */
  | 'looking'
  /** It is another one than whoever joins was shown. */
  | 'changed'
  | 'refused'
  /** It is sold out, or not on sale any more. */
  | 'closed';

type Joining = {
  readonly isJoined: boolean;
  readonly isOnSale: boolean;
  /** The refusal is read up on. */
  readonly isLooking: boolean;
  readonly hasChanged: boolean;
  /** Why it was refused. */
  readonly problem: Problem | undefined;
  /** Fewer tickets, or others, mend the refusal. */
  readonly isShort: boolean;
};

/** Whoever has joined is led on, whatever became of the event since; what can't be had any more is not asked about. */
export function joinStepOf({ isJoined, isOnSale, isLooking, hasChanged, problem, isShort }: Joining): JoinStep {
  if (isJoined) return 'join';
  if (!isOnSale) return 'closed';
  if (isLooking) return 'looking';
  if (hasChanged) return 'changed';
  return problem !== undefined && !isShort ? 'refused' : 'join';
}
