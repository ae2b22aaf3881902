/** Submissions: visitors propose listings (specification sections 3 and 4). */
import { businessCategories } from '#features/businesses/rules.ts';
import { eventCategories } from '#features/events/rules.ts';
import { jobCategories } from '#features/jobs/rules.ts';
import { rentalCategories } from '#features/rentals/rules.ts';
import type { Transitions } from '#kit/shared/transitions.ts';

export const submissionTypes = ['event', 'rental', 'business', 'job'] as const;
export type SubmissionType = (typeof submissionTypes)[number];

export const submissionStatuses = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Only pending moves. */
export const submissionTransitions: Transitions<SubmissionStatus> = {
  pending: ['approved', 'rejected'],
  approved: [],
  rejected: [],
};

/** The categories a proposal of a type may have. */
export const submissionCategories = {
  event: eventCategories,
  rental: rentalCategories,
  business: businessCategories,
  job: jobCategories,
} as const satisfies Record<SubmissionType, readonly string[]>;

export function isCategoryOf(type: SubmissionType, category: string): boolean {
  return (submissionCategories[type] as readonly string[]).includes(category);
}
