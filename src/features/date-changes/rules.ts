/** A stay that is booked gets other dates, if its owner agrees (decision 0181). Pure. */
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

/** Of these a booking has one at a time. */
export const openStates = ['waiting', 'agreed'] as const;

/** So long an owner may take to answer. */
export const answerHours = 48;

/** So long the new days are kept for who has to pay for them. */
export const payHours = 24;

/** The most signs of the line that an owner answers with. */
export const maxNote = 300;

/** So often other dates may be asked for a booking within a day: each is a letter to its owner. */
export const mostAskedADay = 3;
export const dayMs = 86_400_000;

/** Until when a request waits: for 48 hours, and no longer than until one of the two stays begins. */
export const waitsUntil = (at: Date, ...beginnings: readonly Date[]): Date =>
  new Date(Math.min(at.getTime() + answerHours * 3_600_000, ...beginnings.map((begins) => begins.getTime())));

/** Until when what dearer dates cost more can be paid: for 24 hours, and no longer than until one of the two stays begins. */
export const paidUntil = (at: Date, ...beginnings: readonly Date[]): Date =>
  new Date(Math.min(at.getTime() + payHours * 3_600_000, ...beginnings.map((begins) => begins.getTime())));

/**
 * What goes back to who cancels after the change. Hours count from the new dates, and nobody gets more than they would have
 * got when they asked: else who can't cancel for their money any more moves the stay far away, and cancels then.
 */
export function keptSteps(steps: readonly RefundStep[], startsAt: Date, at: Date): RefundStep[] {
  const most = refundPercent(steps, startsAt, at);
  const capped = steps.map(({ hours, percent }) => ({ hours, percent: Math.min(percent, most) }));
  // Of steps that promise the same the last one says until when.
  return capped.filter(({ percent }, place) => percent > 0 && percent !== capped[place + 1]?.percent);
}
