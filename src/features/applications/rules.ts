/** Job applications: closed sets and the state graph (issue 5). */
import type { Transitions } from '#kit/shared/transitions.ts';

export const applicationStatuses = ['received', 'shortlisted', 'accepted', 'declined', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The employer's side moves it on; only the applicant withdraws. */
export const applicationTransitions: Transitions<ApplicationStatus> = {
  received: ['shortlisted', 'accepted', 'declined', 'withdrawn'],
  shortlisted: ['accepted', 'declined', 'withdrawn'],
  accepted: ['withdrawn'],
  declined: [],
  withdrawn: [],
};
