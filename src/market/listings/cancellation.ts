/**
 * Cancellation policies: what goes back to a buyer who cancels, by how long before the beginning it is. An order keeps
 * the steps it was bought under, so that a policy that changes later changes no promise. Pure.
 */
import { hourMs, hoursBefore } from '#kit/shared/durations.ts';

export const cancellationPolicies = ['flexible', 'moderate', 'strict', 'final'] as const;
export type CancellationPolicy = (typeof cancellationPolicies)[number];

/** Whoever cancels at least so many hours before the beginning gets so many percent back. */
export type RefundStep = { readonly hours: number; readonly percent: number };

/** The most generous step first. */
export const refundSteps: Readonly<Record<CancellationPolicy, readonly RefundStep[]>> = {
  flexible: [{ hours: 24, percent: 100 }],
  moderate: [
    { hours: 120, percent: 100 },
    { hours: 24, percent: 50 },
  ],
  strict: [{ hours: 168, percent: 50 }],
  final: [],
};

/** The percent that goes back to whoever cancels now; 0 when it is too late or was never promised. */
export function refundPercent(steps: readonly RefundStep[], startsAt: Date, at: Date): number {
  const hoursLeft = (startsAt.getTime() - at.getTime()) / hourMs;
  return steps.find(({ hours }) => hoursLeft >= hours)?.percent ?? 0;
}

/** What still goes back to whoever cancels, and until when, as letters are told it; steps that have passed are left out. */
export const stepsAhead = (steps: readonly RefundStep[], startsAt: Date, at: Date) =>
  steps
    .map(({ hours, percent }) => ({ percent, until: hoursBefore(startsAt, hours) }))
    .filter(({ until }) => until >= at)
    .map(({ percent, until }) => ({ percent, until: until.toISOString() }));
