/** A stay that is booked gets other dates, if its owner agrees (decision 0181). Pure. */
import { hoursAfter } from '#kit/shared/durations.ts';
import type { RefundStep } from '#market/listings/cancellation.ts';
import { refundPercent } from '#market/listings/cancellation.ts';

/**
 * What was answered, taken back or left alone stays so: who still wants other dates asks again. Dearer ones are `agreed` until
 * the guest has paid what they cost more, and `unpaid` when that was not done in time (decision 0197).
 */
export const dateChangeStates = [
  'waiting',
  'agreed',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'unpaid',
] as const;
export type DateChangeState = (typeof dateChangeStates)[number];

/** Of these a booking has one at a time. */
export const openStates = ['waiting', 'agreed'] as const;

/** How long an owner may take to answer. */
export const answerHours = 48;

/** How long the new days are kept for whoever has to pay for them. */
export const payHours = 24;

/** The most signs of the line that an owner answers with. */
export const maxNote = 300;

/** How often other dates may be asked for a booking within a day: each is a letter to its owner. */
export const maxAskedADay = 3;

/** For so many hours, and no longer than until one of the two stays begins. */
const within =
  (hours: number) =>
  (at: Date, ...beginnings: readonly Date[]): Date =>
    new Date(Math.min(...[hoursAfter(at, hours), ...beginnings].map((end) => end.getTime())));

/** Until when a request waits for its answer. */
export const waitsUntil = within(answerHours);

/** Until when what dearer dates cost more can be paid. */
export const paidUntil = within(payHours);

type Waiting = { readonly status: DateChangeState; readonly expiresAt: Date; readonly payBy: Date | null };

/** Whether a request still waits, for its answer or to be paid: it is over at its time, be the minute's task there by then or not. */
export const isUnderWay = ({ status, expiresAt, payBy }: Waiting, at: Date): boolean =>
  openStates.some((open) => open === status) && (payBy ?? expiresAt) > at;

/** How it stands at a moment. */
export function stateAt(change: Waiting, at: Date): DateChangeState {
  if (change.status === 'waiting' && !isUnderWay(change, at)) return 'expired';
  return change.status === 'agreed' && !isUnderWay(change, at) ? 'unpaid' : change.status;
}

/**
 * What goes back to whoever cancels after the change. Hours count from the new dates, and nobody gets more than they would have
 * got when they asked: else who can't cancel for their money any more moves the stay far away, and cancels then.
 */
export function keptSteps(steps: readonly RefundStep[], startsAt: Date, at: Date): RefundStep[] {
  const most = refundPercent(steps, startsAt, at);
  const capped = steps.map(({ hours, percent }) => ({ hours, percent: Math.min(percent, most) }));
  // Of steps that promise the same the last one says until when.
  return capped.filter(({ percent }, place) => percent > 0 && percent !== capped[place + 1]?.percent);
}
